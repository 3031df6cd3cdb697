import type { ReactNode } from 'react';
import { counted } from '@domain/kernel/counts';
import { photoLimits, staffPhotoProblems } from '@domain/announcement/photos';
import { Icon } from '~/components/ui/icon';
import { photoFields, photoIntents } from '~/features/announce/photo-intents';
import { PhotoPlaceholder } from '~/features/photos/upload-item';
import { adminLinks, intentField } from '../../admin-links';
import { UploadPanel } from '../../photos/upload-panel';
import { ownPhotoIntents } from './own-photo-intents';
import type { ownPhotosData } from './own-photos.server';
import { OwnFrame } from './own-frame';

type Data = Awaited<ReturnType<typeof ownPhotosData>>;
type Photo = Data['photos'][number];

/** Up to 40 photos: order by buttons, captions, cover; what is out of the announcement is apart. */
export function OwnPhotos({ number, place, room, photos, apart, refused, ...frame }: Data) {
  const sum = counted(photos.length, 'foto no anúncio', 'fotos no anúncio');
  return (
    <OwnFrame number={number} step="fotos" title="Fotos" {...frame}>
      <UploadPanel place={place} room={room} failed={[]} />
      {photos.length > 0 && (
        <div className="fotos__soma">
          <h2 className="t3">{sum}</h2>
          <p className="suave menor">A primeira é a capa.</p>
        </div>
      )}
      <ul className="envios">
        {photos.map((photo, index) => (
          <PhotoRow
            {...{ number, photo }}
            isFirst={index === 0}
            isLast={index === photos.length - 1}
            key={photo.id}
          />
        ))}
      </ul>
      {apart.length > 0 && (
        <Apart title="Fora do anúncio">
          {apart.map((photo) => (
            <li key={photo.id}>
              <Picture {...photo} />
              <p className="nome">{photo.name}</p>
              <PhotoForm number={number} id={photo.id}>
                <button className="elo menor" name={intentField} value={ownPhotoIntents.back}>
                  Trazer de volta<span className="vh">: {photo.name}</span>
                </button>
                <IconButton intent={photoIntents.remove} icon="bin" label={`Apagar ${photo.name}`} />
              </PhotoForm>
            </li>
          ))}
        </Apart>
      )}
      {refused.length > 0 && (
        <Apart title="Não entraram">
          {refused.map(({ id, name, problem }) => (
            <li key={id}>
              <PhotoPlaceholder />
              <div>
                <p className="nome">{name}</p>
                <p className="est est--alerta">
                  <Icon name="info" small />
                  <span>{staffPhotoProblems[problem]}</span>
                </p>
              </div>
              <PhotoForm number={number} id={id}>
                <IconButton intent={photoIntents.remove} icon="bin" label={`Tirar ${name}`} />
              </PhotoForm>
            </li>
          ))}
        </Apart>
      )}
      <p className="mpe-passo">
        <a className="bt bt--3 elo" href={adminLinks.newProperty(number, 'contato')}>
          <Icon name="back" small />
          Voltar
        </a>
        <a className="bt bt--1" href={adminLinks.newProperty(number, 'conferir')}>
          Continuar
        </a>
      </p>
    </OwnFrame>
  );
}

const Apart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="fotos-fora">
    <h2 className="t3">{title}</h2>
    <ul className="envios">{children}</ul>
  </section>
);

const Picture = ({ src, caption, name }: Photo) => (
  <div className="foto">
    <img src={src} alt={caption || name} width={480} height={320} loading="lazy" />
  </div>
);

interface PhotoRowProps {
  number: number;
  photo: Photo;
  isFirst: boolean;
  isLast: boolean;
}

const PhotoRow = ({ number, photo, isFirst, isLast }: PhotoRowProps) => (
  <li>
    <div className="foto">
      <img src={photo.src} alt={photo.caption || photo.name} width={480} height={320} loading="lazy" />
      {isFirst && <span className="selo selo--tinta envios__capa">Capa</span>}
    </div>
    <div>
      <p className="nome">{photo.name}</p>
      <form method="post" action={adminLinks.newProperty(number, 'fotos')} className="envios__legenda campo">
        <input type="hidden" name={photoFields.photo} value={photo.id} />
        <input
          name={photoFields.caption}
          defaultValue={photo.caption}
          maxLength={photoLimits.caption}
          placeholder="Legenda (opcional)"
          aria-label={`Legenda de ${photo.name}`}
        />
        <button className="bt bt--3 elo" name={intentField} value={photoIntents.caption}>
          Guardar<span className="vh"> a legenda de {photo.name}</span>
        </button>
      </form>
    </div>
    <PhotoForm number={number} id={photo.id}>
      {!isFirst && (
        <button className="elo menor" name={intentField} value={photoIntents.cover}>
          Usar de capa<span className="vh">: {photo.name}</span>
        </button>
      )}
      <IconButton intent={photoIntents.earlier} icon="up" label={`Pôr ${photo.name} antes`} isOff={isFirst} />
      <IconButton
        intent={photoIntents.later}
        icon="chevron"
        label={`Pôr ${photo.name} depois`}
        isOff={isLast}
      />
      <button className="elo menor" name={intentField} value={ownPhotoIntents.apart}>
        Deixar de fora<span className="vh">: {photo.name}</span>
      </button>
    </PhotoForm>
  </li>
);

const PhotoForm = ({ number, id, children }: { number: number; id: string; children: ReactNode }) => (
  <form method="post" action={adminLinks.newProperty(number, 'fotos')} className="envios__acoes">
    <input type="hidden" name={photoFields.photo} value={id} />
    {children}
  </form>
);

interface IconButtonProps {
  intent: string;
  icon: 'up' | 'chevron' | 'bin';
  label: string;
  isOff?: boolean;
}

const IconButton = ({ intent, icon, label, isOff }: IconButtonProps) => (
  <button className="bi" name={intentField} value={intent} aria-label={label} disabled={isOff}>
    <Icon name={icon} small />
  </button>
);
