import { photoSizes } from '@domain/media/photo';
import { pictureKey } from '~/domain/picture';
import { photoFrames, type PhotoFrame } from './photo-rows';
import { PictureLink } from './picture-link';
import { allPhotos } from './tabs';
import { photosId, type Gallery } from './use-gallery';

interface PhotographsProps {
  gallery: Gallery;
  /** Indexes of the photos that the measured plan shows. */
  inPlan?: readonly number[];
  /** What the pictures are, if they are not photographs of the home. */
  note?: string;
}

const headingId = `${photosId}-titulo`;

/** As many as are seen at once; `?aba=fotos` has all. */
const firstPhotos = 5;

/** The photographs that neither the opening nor the plan shows (decision 0109). A strip on phones. */
export function Photographs({ gallery, inPlan = [], note }: PhotographsProps) {
  const { pictures, view, opensDrawn, linkTo } = gallery;
  const count = pictures.foto.length;
  const others = pictures.foto
    .map((photo, index) => ({ photo, index }))
    .filter(({ index }) => (opensDrawn || index > 0) && !inPlan.includes(index));
  const shown = view === allPhotos ? others : others.slice(0, firstPhotos);
  const frames = photoFrames(shown.length);
  if (shown.length === 0 && !note) return null;
  return (
    <div className={shown.length > 0 ? 'parte palco' : 'palco'} id={photosId}>
      {shown.length > 0 && (
        <section aria-labelledby={headingId}>
          <h2 id={headingId}>{inPlan.length > 0 ? 'Mais fotos' : 'Fotos'}</h2>
          <div className="fotos" role="group" aria-labelledby={headingId}>
            {shown.map(({ photo, index }, at) => (
              <figure className={frameClass(frames[at]!)} key={pictureKey(photo)}>
                <PictureLink
                  kind="foto"
                  picture={photo}
                  index={index}
                  count={count}
                  linkTo={linkTo}
                  sizes={frames[at]!.columns > 6 ? photoSizes.galleryWide : photoSizes.gallerySide}
                  isFilling={frames[at]!.columns < 10}
                />
                {photo.caption && <figcaption>{photo.caption}</figcaption>}
              </figure>
            ))}
          </div>
        </section>
      )}
      {note && <p className="nota fotos__nota">{note}</p>}
    </div>
  );
}

const frameClass = ({ columns, isTall }: PhotoFrame) => `f${columns}${isTall ? ' alta' : ''}`;
