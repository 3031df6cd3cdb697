import { uploadsOfPlace } from '@domain/media/picture-place';
import { Icon } from '~/components/ui/icon';
import { plainError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { staffPhotosAddress } from '~/features/photos/staff-photos';
import { photoLinkParams } from '~/links';
import { adminLinks, intentField } from '../admin-links';
import { UploadPanel } from '../photos/upload-panel';
import { altField, maxAlt, photoField, pictureIntents } from './picture-fields';
import type { pictureData, PictureReply } from './picture.server';
import './pictures.css';

type Page = Awaited<ReturnType<typeof pictureData>>;

/** Photos that were sent for a draft's field; one of them goes into the draft, with its description. */
export function PicturePage({ reply, ...page }: Page & { reply: PictureReply | undefined }) {
  const { place, back, alt, room, sent, failed } = page;
  return (
    <>
      <a className="elo mvolta" href={back}>
        <Icon name="back" small />
        Voltar ao rascunho
      </a>
      <div className="mcab">
        <div>
          <h1 tabIndex={-1}>Enviar foto</h1>
          <p className="suave">Ela só aparece no site quando o rascunho é publicado.</p>
        </div>
      </div>
      <UploadPanel place={uploadsOfPlace(place)} room={room} failed={failed} />
      {sent.length > 0 && <h2 className="t3">Fotos enviadas</h2>}
      <ul className="envios">
        {sent.map((photo) => (
          <SentPhoto
            {...{ place, photo }}
            alt={reply?.photo === photo.id ? reply.alt : alt}
            failed={reply?.photo === photo.id ? reply.failed : undefined}
            key={photo.id}
          />
        ))}
      </ul>
    </>
  );
}

interface SentPhotoProps {
  place: string;
  photo: Page['sent'][number];
  alt: string;
  failed: string | undefined;
}

function SentPhoto({ place, photo: { id, name, isUsed }, alt, failed }: SentPhotoProps) {
  const field = `alt-${id}`;
  return (
    <li>
      <div className="foto">
        <img
          src={staffPhotosAddress(uploadsOfPlace(place), { [photoLinkParams.photo]: id })}
          alt=""
          width={480}
          height={320}
          loading="lazy"
        />
      </div>
      <form className="mfoto__usar" method="post" action={adminLinks.showcasePicture(place)}>
        <p className="nome">{name}</p>
        <p className="est est--ok">
          <Icon name="check" small />
          {isUsed ? 'Está no rascunho' : 'Enviada, sem localização'}
        </p>
        <input type="hidden" name={photoField} value={id} />
        <TextField
          id={field}
          name={altField}
          label="O que a foto mostra"
          help="Lida em voz alta para quem não vê. Obrigatória."
          maxLength={maxAlt}
          defaultValue={alt}
          {...plainError(field, failed)}
        />
        <div className="macoes">
          <button className="bt bt--1" name={intentField} value={pictureIntents.use}>
            Usar esta foto
          </button>
          <button className="elo" name={intentField} value={pictureIntents.remove} formNoValidate>
            Apagar<span className="vh"> {name}</span>
          </button>
        </div>
      </form>
    </li>
  );
}
