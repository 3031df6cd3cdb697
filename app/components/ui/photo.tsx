import type { Photo as PhotoData } from '~/domain/property';
import {
  cardPhotoWidth,
  photoSizes,
  photoSources,
  photoUrl,
  pictureLoading,
  type PhotoWidth,
} from '@domain/media/photo';
import { cropFormats, type CropShapeName } from '@domain/media/photo-crop';
import { objectPositionOf } from '~/domain/picture';

interface PhotoProps {
  /** null, or without a file: a plain image (brief §7). */
  photo: PhotoData | null;
  sizes?: string; // one of `photoSizes`
  maxWidth?: PhotoWidth;
  /** Crop for phones, if the frame there is upright or square. */
  cut?: CropShapeName;
  /** The main photo of the page: loads first; others load lazily. */
  priority?: boolean;
  /** Loads at once although not in view: the viewer's next photo. */
  eager?: boolean;
  className?: string;
}

export const placeholderImage = '/images/default-image.webp';

/** Few elements and attributes, because a listing contains many photos. */
export function Photo({
  photo,
  sizes = photoSizes.card,
  maxWidth = cardPhotoWidth,
  cut: crop,
  priority,
  eager,
  className,
}: PhotoProps) {
  const loading = eager && !priority ? undefined : pictureLoading(priority);
  if (photo?.src && !photo.base) {
    const { src, alt, width, height } = photo;
    return (
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={style(photo)}
        {...loading}
      />
    );
  }
  if (!photo?.base) {
    return (
      <img
        src={placeholderImage}
        alt=""
        width={1200}
        height={800}
        className={className}
        {...pictureLoading(priority)}
      />
    );
  }
  const { base, width, height } = photo;
  return (
    <picture>
      {cropFormats.flatMap((format) =>
        photoSources({ ...photo, base }, format, { sizes, maxWidth, cut: crop }).map((source) => (
          <source {...source} key={format + source.media} />
        )),
      )}
      <img
        src={photoUrl(base, 720, 'jpg')}
        alt={photo.alt}
        width={width}
        height={height}
        className={className}
        style={style(photo)}
        {...loading}
      />
    </picture>
  );
}

const gradient = /^linear-gradient\((#[0-9a-f]{3,6},?){2,4}\)$/;
const colour = /^#[0-9a-f]{3,8}$/;
const tinyImage = /^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/;

/** Placeholder and focal point. Unknown formats are omitted: the values come from the back end. */
function style({ placeholder, focal }: PhotoData) {
  const background = !placeholder
    ? undefined
    : gradient.test(placeholder) || colour.test(placeholder)
      ? placeholder
      : tinyImage.test(placeholder)
        ? `url(${placeholder}) 0 0/cover`
        : undefined;
  const objectPosition = objectPositionOf({ focal });
  return background || objectPosition ? { background, objectPosition } : undefined;
}
