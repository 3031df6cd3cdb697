import { useState } from 'react';
import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from '~/components/ui/photo';
import { pictureKey } from '~/domain/picture';
import { photoSizes } from '@domain/media/photo';
import { galleryCrop, galleryPhotoWidth } from './first-photo';
import { pictureId } from './opened-picture';
import { shownWhole } from './shown-whole';
import type { LinkTo } from './use-viewer';

interface MosaicProps {
  photos: readonly PhotoData[];
  allHref: string;
  linkTo: LinkTo;
}

/** Number of photos before the first scroll, so that hidden photos do not delay the first paint. */
const atFirst = 3;

/** The first photo on large screens, a strip on small ones. The strip adds all photos after a scroll. */
export function Mosaic({ photos, allHref, linkTo }: MosaicProps) {
  const count = photos.length;
  const [isMoved, setMoved] = useState(false);
  const shown = isMoved ? photos : photos.slice(0, atFirst);
  if (count === 0) {
    return (
      <div className="mosaico">
        <span>
          <Photo photo={null} priority />
        </span>
      </div>
    );
  }
  return (
    <div className="mosaico" onScroll={() => setMoved(true)}>
      {shown.map((photo, index) => (
        <a
          href={`${allHref}#${pictureId('foto', index)}`}
          {...linkTo('foto', index)}
          aria-label={`Abrir foto ${index + 1} de ${count}`}
          key={pictureKey(photo)}
        >
          <Photo
            photo={photo}
            sizes={photoSizes.gallery}
            maxWidth={galleryPhotoWidth}
            cut={galleryCrop(photo)}
            priority={index === 0}
            className={shownWhole(photo)}
          />
        </a>
      ))}
    </div>
  );
}
