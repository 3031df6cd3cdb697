import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from '~/components/ui/photo';
import { pictureUrl } from '~/domain/picture';
import { photoSizes } from '@domain/media/photo';
import { galleryPhotoWidth } from './first-photo';
import { pictureId, type PictureKind } from './opened-picture';
import { shownWhole } from './shown-whole';
import type { LinkTo } from './use-viewer';

interface PictureLinkProps {
  kind: PictureKind;
  picture: PhotoData;
  index: number;
  count: number;
  linkTo: LinkTo;
  sizes?: string;
  /** Whether an upright picture fills its frame. */
  isFilling?: boolean;
}

const names = { foto: 'foto', planta: 'planta' } as const;

/** A picture of the list of its kind. It links to its largest file, so it works without scripts. */
export function PictureLink({
  kind,
  picture,
  index,
  count,
  linkTo,
  sizes = photoSizes.wideCard,
  isFilling,
}: PictureLinkProps) {
  return (
    <a
      id={pictureId(kind, index)}
      href={pictureUrl(picture, galleryPhotoWidth)}
      {...linkTo(kind, index)}
      aria-label={`Ampliar ${names[kind]} ${index + 1} de ${count}`}
    >
      <Photo
        photo={picture}
        sizes={sizes}
        maxWidth={galleryPhotoWidth}
        className={isFilling ? undefined : shownWhole(picture)}
      />
    </a>
  );
}
