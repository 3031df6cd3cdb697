import { useState } from 'react';
import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from '~/components/ui/photo';
import { pictureKey } from '~/domain/picture';
import { photoSizes } from '@domain/photo';
import { galleryCut, galleryPhotoWidth } from './first-photo';
import { pictureId } from './opened-picture';
import { shownWhole } from './shown-whole';
import { TabIcon } from './tab-icons';
import type { LinkTo } from './use-viewer';

interface MosaicProps {
  photos: readonly PhotoData[];
  /** Where all photos stand one below the other. */
  allHref: string;
  linkTo: LinkTo;
}

/** As many as large screens show. A strip that nobody has moved holds no more: photos out of sight would come before the page is painted. */
const atFirst = 3;

/** The first photos: 10/6 on large screens; on small ones a strip, which holds all of them once it is moved. */
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
    <>
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
              sizes={index === 0 ? photoSizes.gallery : photoSizes.gallerySide}
              maxWidth={galleryPhotoWidth}
              cut={galleryCut(photo)}
              priority={index === 0}
              className={shownWhole(photo)}
            />
          </a>
        ))}
      </div>
      <a className="bt bt--c tudo" href={allHref} {...linkTo('foto', 0)}>
        <TabIcon tab="galeria" small />
        {count === 1 ? 'Ver a foto' : `Ver as ${count} fotos`}
      </a>
    </>
  );
}
