import type { PhotoProblem } from '@domain/announcement/photos';
import { counted } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { staffPhotosAddress } from '~/features/photos/staff-photos';
import { photoLinkParams } from '~/links';
import { documentAttribute } from '~/navigation/plain-link.browser';
import { adminLinks, intentField } from '../../admin-links';
import { UploadPanel } from '../../photos/upload-panel';
import { photosIntents } from './photos-form';

interface NewPhotosPageProps {
  id: number;
  reference: string;
  place: string;
  room: number;
  sent: readonly { id: string; name: string }[];
  failed: readonly { id: string; name: string; problem: PhotoProblem }[];
}

const asDocument = { [documentAttribute]: '' };

/** Photos that are sent for a property: they wait until its arrangement is saved. */
export const NewPhotosPage = ({ id, reference, place, room, sent, failed }: NewPhotosPageProps) => (
  <>
    {/* Documents: only the first page of a document restores a form. */}
    <a className="elo mvolta" href={adminLinks.propertyPhotos(id)} {...asDocument}>
      <Icon name="back" small />
      {`Fotos do ${reference}`}
    </a>
    <div className="mcab">
      <div>
        <h1>Adicionar fotos</h1>
        <p className="suave">
          Cada uma fica guardada assim que chega, e vai para o site quando a ordem das fotos é salva.
        </p>
      </div>
      <div className="macoes">
        <a className="bt bt--1" href={adminLinks.propertyPhotos(id)} {...asDocument}>
          Voltar às fotos
        </a>
      </div>
    </div>
    <UploadPanel place={place} room={room} failed={failed} />
    {room === 0 && <p className="suave">Não cabem mais fotos neste imóvel.</p>}
    {sent.length > 0 && (
      <h2 className="t3">{counted(sent.length, 'foto enviada', 'fotos enviadas')}, ainda fora do site</h2>
    )}
    <ul className="envios">
      {sent.map((photo) => (
        <li key={photo.id}>
          <div className="foto">
            <img
              src={staffPhotosAddress(place, { [photoLinkParams.photo]: photo.id })}
              alt={photo.name}
              width={480}
              height={320}
              loading="lazy"
            />
          </div>
          <div>
            <p className="nome">{photo.name}</p>
            <p className="est est--ok">
              <Icon name="check" small />
              Enviada, sem localização
            </p>
          </div>
          <form method="post" action={adminLinks.newPropertyPhotos(id)} className="envios__acoes">
            <input type="hidden" name="foto" value={photo.id} />
            <button
              className="bi"
              name={intentField}
              value={photosIntents.remove}
              aria-label={`Apagar ${photo.name}`}
            >
              <Icon name="bin" small />
            </button>
          </form>
        </li>
      ))}
    </ul>
  </>
);
