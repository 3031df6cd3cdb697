import { counted } from '@domain/kernel/counts';
import { maxRefusalReason } from '@domain/property/photo-arrangement';
import { Icon } from '~/components/ui/icon';
import { adminLinks, intentField } from '../../admin-links';
import { type Arrangement, moveIntent } from './arrangement';
import { Picture } from './photo-card';
import { reasonField } from './photos-form';
import type { ShownPhoto } from './photos-view';
import { TypedInput } from './typed-input';

interface RefusedPhotosProps {
  /** The property. */
  id: number;
  photos: Arrangement['leftOut'];
  shown: Readonly<Record<string, ShownPhoto>>;
  isOpen: boolean;
}

/** Photos that the brokerage left out, with why. */
export const RefusedPhotos = ({ id, photos, shown, isOpen }: RefusedPhotosProps) => (
  <details className="mdobra" open={isOpen}>
    <summary>
      {counted(photos.length, 'recusada', 'recusadas')}
      <Icon name="chevron" small />
    </summary>
    <ul className="mfotos mfotos--fora">
      {photos.map(({ photo, reason }, place) => {
        const field = reasonField(place);
        const isSent = photo.length === 32;
        return (
          <li id={`foto-${photo}`} key={photo}>
            <Picture {...shown[photo]!} />
            {isSent ? (
              <p className="nota">Ao salvar, esta é apagada: não chegou ao site.</p>
            ) : (
              <div className="campo">
                <label htmlFor={field}>Por quê (opcional)</label>
                <TypedInput name={field} value={reason} maxLength={maxRefusalReason} />
              </div>
            )}
            <button
              className="elo"
              name={intentField}
              value={moveIntent('trazer', place)}
              formAction={`${adminLinks.propertyPhotos(id)}#foto-${photo}`}
            >
              Trazer de volta<span className="vh">: recusada {place + 1}</span>
            </button>
          </li>
        );
      })}
    </ul>
  </details>
);
