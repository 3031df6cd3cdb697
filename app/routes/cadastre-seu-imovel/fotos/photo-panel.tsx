import { counted } from '@domain/counts';
import { photoLimits } from '@domain/announcement/photos';
import { Icon } from '~/components/ui/icon';
import { photosField } from '~/features/announce/photo-upload';
import { links, type PhotosOf } from '~/links';
import { FailedPhoto, KeptPhoto, type ShownPhotos } from './photo-items';
import { UploadItem } from './upload-item';
import { usePhotoUploads } from './uploads.browser';
import './fotos.css';

/** The field that takes photos, and each photo with what became of it. @param of what was sent already; else the draft */
export function PhotoPanel({ kept, failed, of }: ShownPhotos & { of?: PhotosOf }) {
  const { uploads, take, retry, drop } = usePhotoUploads(of);
  const broken = uploads.filter(({ state }) => state === 'failed').length;
  const sum = summary(kept.length, failed.length + broken);
  return (
    <>
      <form
        className="soltar"
        method="post"
        encType="multipart/form-data"
        action={links.announcePhotos(of)}
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
      <h2 className="t3 fotos__soma">{sum}</h2>
      <p className="vh" role="status">
        {sum}
      </p>
      <ul className="envios">
        {kept.map((photo, index) => (
          <KeptPhoto
            photo={photo}
            of={of}
            isFirst={index === 0}
            isLast={index === kept.length - 1}
            key={photo.id}
          />
        ))}
        {uploads.map((upload) => (
          <UploadItem upload={upload} retry={retry} drop={drop} key={upload.id} />
        ))}
        {failed.map((photo) => (
          <FailedPhoto photo={photo} of={of} key={photo.id} />
        ))}
      </ul>
    </>
  );
}

/** '3 enviadas, 2 a resolver' */
function summary(sent: number, failed: number): string {
  if (sent + failed === 0) return 'Nenhuma foto ainda';
  const parts = [counted(sent, 'foto enviada', 'fotos enviadas'), failed > 0 ? `${failed} a resolver` : ''];
  return parts.filter(Boolean).join(', ');
}
