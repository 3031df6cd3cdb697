import { useEffect, useRef } from 'react';
import { type PhotoProblem, staffPhotoProblems } from '@domain/announcement/photos';
import { Icon } from '~/components/ui/icon';
import { acceptedTypes, photosField } from '~/features/photos/photo-upload';
import { staffPhotosAddress } from '~/features/photos/staff-photos';
import { PhotoPlaceholder, UploadItem } from '~/features/photos/upload-item';
import { usePhotoUploads } from '~/features/photos/uploads.browser';
import { pieceParams } from '~/links';
import '~/features/photos/photo-upload.css';

interface UploadPanelProps {
  /** Of `photo-places.server.ts`: 'imovel-12'. */
  place: string;
  /** Photos that still fit. */
  room: number;
  failed: readonly { id: string; name: string; problem: PhotoProblem }[];
}

/** Field for photos, those that arrive, and those that were refused. Without scripts the form sends whole files. */
export function UploadPanel({ place, room, failed }: UploadPanelProps) {
  const { uploads, take, retry, drop } = usePhotoUploads(({ id, from, total }) =>
    staffPhotosAddress(place, {
      ...{ [pieceParams.photo]: id, [pieceParams.from]: String(from) },
      [pieceParams.total]: String(total),
    }),
  );
  const field = useRef<HTMLInputElement>(null);
  // What was chosen before the scripts came.
  useEffect(() => {
    if (field.current?.files?.length) take(field.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      {room > 0 && (
        <form
          className="soltar"
          method="post"
          encType="multipart/form-data"
          action={staffPhotosAddress(place)}
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
              {`Até ${room}, em JPEG, PNG, WebP ou AVIF, com 15 MB cada. Tiramos o lugar e a data gravados nelas.`}
            </span>
          </label>
          {/* Shown while there are files that no script has taken (photo-upload.css). */}
          <button className="bt bt--2">Enviar as escolhidas</button>
        </form>
      )}
      <ul className="envios" aria-live="polite">
        {uploads.map((upload) => (
          <UploadItem upload={upload} retry={retry} drop={drop} key={upload.id} />
        ))}
        {failed.map(({ id, name, problem }) => (
          <li key={id}>
            <PhotoPlaceholder />
            <div>
              <p className="nome">{name}</p>
              <p className="est est--alerta">
                <Icon name="info" small />
                <span>{staffPhotoProblems[problem]}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
