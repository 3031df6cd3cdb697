import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { counted } from '@domain/counts';
import { photoLimits } from '@domain/announcement/photos';
import { Icon } from '~/components/ui/icon';
import { AnnounceFrame } from '~/features/announce/announce-frame';
import { DraftLine } from '~/features/announce/draft-line';
import { PhoneForm } from '~/features/announce/on-the-phone';
import { photosField } from '~/features/announce/photo-upload';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { photosAction } from './action.server';
import { FailedPhoto, KeptPhoto } from './photo-items';
import { photosData } from './queries.server';
import { usePhotoUploads } from './uploads.browser';
import { UploadItem } from './upload-item';
import './fotos.css';

export const loader = (args: LoaderFunctionArgs) => photosData(args);
export const action = (args: ActionFunctionArgs) => photosAction(args);
export const meta = privatePageMeta('Fotos do imóvel');

/** The photos that an owner has at hand; none need be (prototype anunciar-fotos). */
export default function Photos() {
  const { isAway, kept, failed, saved } = useLoaderData<typeof loader>();
  const { uploads, take, retry, drop } = usePhotoUploads();
  return (
    <AnnounceFrame
      title="Tem fotos à mão?"
      lead="Ajudam na avaliação. As do anúncio, nós fazemos."
      step={null}
    >
      <DraftLine draft={saved} />
      {saved && <PhoneForm />}
      {isAway && (
        <p role="alert">
          Não conseguimos abrir o seu rascunho agora. Ele está guardado: tente de novo em alguns minutos.
        </p>
      )}
      <form
        className="soltar"
        method="post"
        encType="multipart/form-data"
        action={links.announcePhotos()}
        onSubmit={take}
      >
        <label htmlFor="fotos-arquivos">{`Escolha até ${photoLimits.count} fotos`}</label>
        <p className="menor suave" id="fotos-ajuda">
          JPEG, PNG, WebP ou AVIF, até 15 MB cada. Tiramos o lugar e a data gravados nelas.
        </p>
        <noscript>
          <p className="menor suave">{`Envie até ${photoLimits.filesAPost} por vez.`}</p>
        </noscript>
        <input
          type="file"
          id="fotos-arquivos"
          name={photosField}
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby="fotos-ajuda"
          onChange={take}
        />
        <button className="bt bt--2">
          <Icon name="upload" small />
          Enviar fotos
        </button>
      </form>
      <div role="status">
        <h2 className="t3 fotos__soma">
          {summary(kept.length, failed.length + uploads.filter(({ state }) => state === 'failed').length)}
        </h2>
      </div>
      <ul className="envios">
        {kept.map((photo, index) => (
          <KeptPhoto photo={photo} isFirst={index === 0} isLast={index === kept.length - 1} key={photo.id} />
        ))}
        {uploads.map((upload) => (
          <UploadItem upload={upload} retry={retry} drop={drop} key={upload.id} />
        ))}
        {failed.map((photo) => (
          <FailedPhoto photo={photo} key={photo.id} />
        ))}
      </ul>
      <p className="mago__pe">
        <a className="bt bt--3 elo" href={links.announceStep('contato')}>
          <Icon name="back" small />
          Voltar
        </a>
        <a className="bt bt--1" href={links.announceCheck()}>
          Continuar
        </a>
      </p>
    </AnnounceFrame>
  );
}

/** '3 enviadas, 2 a resolver' */
function summary(sent: number, failed: number): string {
  if (sent + failed === 0) return 'Nenhuma foto ainda';
  const parts = [counted(sent, 'foto enviada', 'fotos enviadas'), failed > 0 ? `${failed} a resolver` : ''];
  return parts.filter(Boolean).join(', ');
}
