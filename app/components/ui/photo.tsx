import type { Photo as PhotoData } from '~/domain/property';
import {
  cardPhotoWidth,
  photoSizes,
  photoSources,
  photoUrl,
  pictureLoading,
  type PhotoWidth,
} from '@domain/photo';
import { cutFormats, type CutShapeName } from '@domain/photo-cut';
import { objectPositionOf } from '~/domain/picture';

interface PhotoProps {
  /** null, or a photo that was not fetched: the plain plate. */
  photo: PhotoData | null;
  /** How wide the photo is shown: one of `photoSizes`. */
  sizes?: string;
  /** The widest file worth loading here. */
  maxWidth?: PhotoWidth;
  /** What phones are given of it, where its place there is upright or square. */
  cut?: CutShapeName;
  /** The first photo in view: fetched at once and first; all others wait until they are near. */
  priority?: boolean;
  /** Fetched at once even where it is not in view: the next one of a viewer. */
  eager?: boolean;
  className?: string;
}

/** The plain plate with the five bars (brief §7), where there is no photo. */
const plainPlate = '/images/default-image.webp';

/**
 * A photo of a property: AVIF, WebP and JPEG in the widths its place needs, its room kept by width and height, its
 * colours shown until it comes. One of somebody else's is the one file that it is. As few elements and attributes as that takes: a listing holds many.
 */
export function Photo({
  photo,
  sizes = photoSizes.card,
  maxWidth = cardPhotoWidth,
  cut,
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
        src={plainPlate}
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
      {cutFormats.flatMap((format) =>
        photoSources({ ...photo, base }, format, { sizes, maxWidth, cut }).map((source) => (
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

/** Placeholder and focal point; what is not plainly one of their forms is left out. */
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
