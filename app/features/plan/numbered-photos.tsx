import type { MouseEvent } from 'react';
import { photoSizes, type PhotoWidth } from '@domain/media/photo';
import { Photo } from '~/components/ui/photo';
import { pictureUrl } from '~/domain/picture';
import type { Photo as PhotoData } from '~/domain/property';

export interface NumberedPhotosProps {
  numbered: readonly { number: number; caption: string; picture: PhotoData }[];
  /** Of the file that a photo links to, without scripts. */
  fileWidth: PhotoWidth;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, number: number) => void;
}

/** The photographs of the plan with room and hour; a strip on phones. */
export function NumberedPhotos({ numbered, fileWidth, onOpen }: NumberedPhotosProps) {
  if (numbered.length === 0) return null;
  return (
    <div className="fotos-n" role="region" aria-label="Fotografias numeradas">
      {numbered.map(({ number, caption, picture }) => (
        <figure id={`foto-${number}`} key={number}>
          <a
            href={pictureUrl(picture, fileWidth)}
            onClick={onOpen && ((event) => onOpen(event, number))}
            aria-label={`Ampliar foto ${number}: ${caption}`}
          >
            <Photo photo={picture} sizes={photoSizes.wideCard} />
          </a>
          <figcaption>
            <span className="marco marco--l" aria-hidden="true">
              {number}
            </span>
            {caption}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
