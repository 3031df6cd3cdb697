import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from '~/components/ui/photo';
import { pictureKey, pictureUrl } from '~/domain/picture';
import { photoSizes } from '@domain/photo';
import { galleryPhotoWidth } from './first-photo';
import { pictureId, type PictureKind } from './opened-picture';
import { shownWhole } from './shown-whole';
import type { LinkTo } from './use-viewer';

interface PictureListProps {
  kind: PictureKind;
  pictures: readonly PhotoData[];
  linkTo: LinkTo;
}

/** What a picture is called where its text says nothing. */
const names = { foto: 'Foto', planta: 'Planta' } as const;

/** All pictures of a kind, each a link to its largest file: every one can be seen, and enlarged, without scripts. */
export function PictureList({ kind, pictures, linkTo }: PictureListProps) {
  return pictures.map((picture, index) => (
    <a
      id={pictureId(kind, index)}
      href={pictureUrl(picture, galleryPhotoWidth)}
      {...linkTo(kind, index)}
      aria-label={`Ampliar ${names[kind].toLowerCase()} ${index + 1} de ${pictures.length}`}
      key={pictureKey(picture)}
    >
      <Photo
        photo={picture}
        sizes={photoSizes.wideCard}
        maxWidth={galleryPhotoWidth}
        priority={index === 0}
        className={shownWhole(picture)}
      />
    </a>
  ));
}
