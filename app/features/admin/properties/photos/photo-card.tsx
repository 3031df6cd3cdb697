import { maxPhotoCaption } from '@domain/property/photo-arrangement';
import { Icon } from '~/components/ui/icon';
import { AdminIcon } from '../../admin-icon';
import { adminLinks, intentField } from '../../admin-links';
import { type Move, moveIntent } from './arrangement';
import { captionField } from './photos-form';
import type { ShownPhoto } from './photos-view';
import { TypedInput } from './typed-input';

interface PhotoCardProps {
  /** The property. */
  id: number;
  photo: string;
  caption: string;
  place: number;
  isLast: boolean;
  shown: ShownPhoto;
  similar: string | undefined;
}

export function PhotoCard({ id, photo, caption, place, isLast, shown, similar }: PhotoCardProps) {
  const notes = [similar, shown.note].filter(Boolean);
  const number = place + 1;
  const field = captionField(place);
  const button = (move: Move, label: string, icon: React.ReactNode, isDisabled = false) => (
    <button
      className="bi"
      name={intentField}
      value={moveIntent(move, place)}
      // The page comes back at this photo.
      formAction={`${adminLinks.propertyPhotos(id)}#foto-${photo}`}
      aria-label={label}
      disabled={isDisabled}
    >
      {icon}
    </button>
  );
  return (
    <li id={`foto-${photo}`}>
      <Picture {...shown} />
      <div className="campo">
        <label htmlFor={field}>{place === 0 ? 'Capa' : `Foto ${number}`}</label>
        <TypedInput name={field} value={caption} maxLength={maxPhotoCaption} />
      </div>
      <div className="mfotos__botoes">
        {button('subir', `Subir a foto ${number}`, <AdminIcon name="moveUp" small />, place === 0)}
        {button('descer', `Descer a foto ${number}`, <AdminIcon name="moveDown" small />, isLast)}
        {button('tirar', `Tirar a foto ${number}`, <Icon name="close" small />)}
        {place > 1 && (
          <button
            className="elo menor"
            name={intentField}
            value={moveIntent('capa', place)}
            formAction={`${adminLinks.propertyPhotos(id)}#foto-${photo}`}
          >
            Pôr na capa<span className="vh">: a foto {number}</span>
          </button>
        )}
        {caption === '' && (
          <span className="mest mfotos__alerta">
            <Icon name="warning" small />
            sem legenda
          </span>
        )}
        {notes.length > 0 && <span className="nota">{notes.join(', ')}</span>}
      </div>
    </li>
  );
}

export const Picture = ({ src, alt }: Pick<ShownPhoto, 'src' | 'alt'>) => (
  <div className="foto">
    {src ? <img src={src} alt={alt} width={480} height={320} loading="lazy" /> : <Icon name="picture" />}
  </div>
);
