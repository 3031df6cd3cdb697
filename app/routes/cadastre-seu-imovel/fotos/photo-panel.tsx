import { useEffect, useRef, useState } from 'react';
import { counted } from '@domain/kernel/counts';
import { photoLimits } from '@domain/announcement/photos';
import { Icon } from '~/components/ui/icon';
import { acceptedTypes, photosField } from '~/features/photos/photo-upload';
import { UploadItem } from '~/features/photos/upload-item';
import { usePhotoUploads } from '~/features/photos/uploads.browser';
import { links, type PhotosOf } from '~/links';
import { FailedPhoto, SavedPhoto, type ShownPhotos } from './photo-items';
import '~/features/photos/photo-upload.css';

/** Upload field and the state of each photo. @param of a sent announcement; undefined: the draft */
export function PhotoPanel({ kept: savedPhotos, failed, of }: ShownPhotos & { of?: PhotosOf }) {
  const { uploads, take, retry, drop } = usePhotoUploads((piece) => links.announcePhotoPiece(piece, of));
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What was chosen before the scripts came.
  useEffect(() => {
    if (field.current!.files!.length > 0) take(field.current!);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const broken = uploads.filter(({ state }) => state === 'failed').length;
  const sum = summary(savedPhotos.length, uploads.length - broken, failed.length + broken);
  return (
    <>
      <form
        className={isOver ? 'soltar sobre' : 'soltar'}
        method="post"
        encType="multipart/form-data"
        action={links.announcePhotos(of)}
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Over its label: a file dropped there is dropped on the field. */}
        <input
          ref={field}
          type="file"
          id="fotos-arquivos"
          name={photosField}
          multiple
          required
          accept={acceptedTypes}
          aria-describedby="fotos-ajuda"
          onChange={({ currentTarget }) => take(currentTarget)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <label htmlFor="fotos-arquivos">
          <Icon name="upload" />
          <b>
            <span className="soltar__mesa">
              Arraste as fotos para cá ou <span className="sublinhado">escolha no aparelho</span>
            </span>
            <span className="soltar__toque">Escolha as fotos no aparelho</span>
          </b>
          <span className="menor suave" id="fotos-ajuda">
            {`Até ${photoLimits.count}, em JPEG, PNG, WebP ou AVIF, com 15 MB cada. Tiramos o lugar e a data gravados nelas.`}
          </span>
        </label>
        {/* Shown while there are files that no script has taken (photo-upload.css). */}
        <button className="bt bt--2">Enviar as escolhidas</button>
        <noscript>
          <p className="menor suave">{`Até ${photoLimits.filesAPost} por vez.`}</p>
        </noscript>
      </form>
      {sum && (
        <div className="fotos__soma">
          <h2 className="t3">{sum}</h2>
          {savedPhotos.length > 0 && <p className="suave menor">A primeira é a capa.</p>}
        </div>
      )}
      <p className="vh" role="status">
        {sum}
      </p>
      <ul className="envios">
        {savedPhotos.map((photo, index) => (
          <SavedPhoto
            photo={photo}
            of={of}
            isFirst={index === 0}
            isLast={index === savedPhotos.length - 1}
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

/** '2 fotos enviadas, 1 a caminho, 1 a resolver'; '' without photos. */
function summary(sent: number, sending: number, failed: number): string {
  if (sent + sending + failed === 0) return '';
  const parts = [counted(sent, 'foto enviada', 'fotos enviadas')];
  if (sending > 0) parts.push(`${sending} a caminho`);
  if (failed > 0) parts.push(`${failed} a resolver`);
  return parts.join(', ');
}
