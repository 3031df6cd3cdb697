import type { ReactNode } from 'react';
import { Mosaic } from './mosaic';
import { PictureLink } from './picture-link';
import { Player } from './player';
import type { Gallery } from './use-gallery';
import { pictureKey } from '~/domain/picture';

interface GalleryPanelProps {
  gallery: Gallery;
  title: string;
  /** In place of the photos. */
  instead?: ReactNode;
}

/** The open tab of the gallery. All have the same height, so that the tabs below do not move. */
export function GalleryPanel({ gallery, title, instead }: GalleryPanelProps) {
  const { view, pictures, media, linkTo, allHref } = gallery;
  const [first, second] = pictures.foto;
  switch (view) {
    case 'video':
      return <Player kind="video" medium={media.video!} title={title} poster={first} key={view} />;
    case 'tour':
      return <Player kind="tour" medium={media.tour!} title={title} poster={second ?? first} key={view} />;
    case 'planta':
      return (
        <div className="planta-d">
          {pictures.planta.map((plan, index) => (
            <PictureLink
              kind="planta"
              picture={plan}
              index={index}
              count={pictures.planta.length}
              linkTo={linkTo}
              key={pictureKey(plan)}
            />
          ))}
        </div>
      );
    default:
      return instead ? (
        <div className="mosaico">{instead}</div>
      ) : (
        <Mosaic photos={pictures.foto} allHref={allHref} linkTo={linkTo} />
      );
  }
}
