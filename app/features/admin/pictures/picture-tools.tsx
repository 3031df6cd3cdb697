import type { ReactNode } from 'react';
import { photoMount, photoUrl } from '@domain/media/photo';
import { ownPictureKey } from '@domain/media/own-picture';
import { intentField } from '../admin-links';
import { pictureIntent } from './picture-intent';
import './pictures.css';

interface PictureToolsProps {
  /** As the field has it. */
  address: string;
  /** Of the picture's place. */
  field: string;
  /** Of several on a page: 'de capa'. */
  which?: string;
  children: ReactNode;
}

/** The field of a picture's address, with the picture and the button that uploads another one. */
export function PictureTools({ address, field, which, children }: PictureToolsProps) {
  const key = ownPictureKey(address);
  return (
    <div className="mfoto">
      {children}
      {key !== null && (
        <img
          src={photoUrl(`${photoMount}/${key}`, 480, 'jpg')}
          alt=""
          width={480}
          height={320}
          loading="lazy"
        />
      )}
      <button className="bt bt--2" name={intentField} value={pictureIntent(field)}>
        {key === null ? 'Enviar foto' : 'Enviar outra foto'}
        {which !== undefined && <span className="vh"> {which}</span>}
      </button>
    </div>
  );
}
