import {
  outsideCrop,
  cropFormats,
  cropShapes,
  type CropShapeName,
  cropsOf,
  type PhotoCrop,
  photoCrops,
} from './photo-crop';

/**
 * Few widths keep the cache hit rate high. 480: a card at 1440 px. 720: a phone at pixel ratio 2, and every plain
 * `<img>`. 1080: a card on a dense screen. 1280: a phone's first picture without crop. Above: hero, wide card, gallery,
 * viewer.
 */
export const photoWidths = [480, 720, 1080, 1280, 1600, 2400] as const;
export type PhotoWidth = (typeof photoWidths)[number];
export type PhotoSize = PhotoWidth | PhotoCrop;

/** In order of preference. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

export const cardPhotoWidth: PhotoWidth = 1080;
export const firstPhotoWidth: PhotoWidth = 1280;
export const widestPhoto: PhotoWidth = 2400;

/** Maximum bytes per file, so that the largest photo at 390 px is below 60 KB. Larger widths have no limit. */
export const cardPhotoBytes = 58 * 1024;
export const firstPhotoBytes = 120 * 1024;

/** An upright box hides nearly half of a 3:2 photo. Denser screens request fewer pixels, to load only 1080 or 1280. */
const uprightOnPhones = '(min-resolution:2.5dppx) min(92vw,360px),(min-resolution:1.5dppx) 105vw,172vw';
const firstOnPhones =
  '(min-resolution:3.2dppx) min(82vw,320px),(min-resolution:2.5dppx) min(109vw,426px),(min-resolution:1.5dppx) min(164vw,640px),172vw';

const columnOnPhones = 'min(92vw,360px)';

/** `<img sizes>` for each use of a photo (brief §6 and §7). */
export const photoSizes = {
  card: `(min-width:94rem) 27rem,(min-width:64rem) 30vw,(min-width:48rem) 46vw,${columnOnPhones}`,
  row: '(min-width:80rem) 11.5rem,(min-width:48rem) 10.5rem,12.75rem',
  wideCard: `(min-width:94rem) 58rem,(min-width:64rem) 60vw,(min-width:48rem) 92vw,${columnOnPhones}`,
  uprightCard: '(min-width:94rem) 64rem,(min-width:64rem) 66vw,(min-width:40rem) 84vw,172vw',
  /** First photo of the property page; then those of the list of all, over ten or six of sixteen columns. */
  gallery: `(min-width:64rem) 62vw,(min-width:48rem) 100vw,${firstOnPhones}`,
  galleryWide: `(min-width:94rem) 58rem,(min-width:48rem) 62vw,${uprightOnPhones}`,
  gallerySide: `(min-width:94rem) 34rem,(min-width:48rem) 38vw,${uprightOnPhones}`,
} as const;

export const photoMount = '/fotos';

export const photoTypes: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** `key`: 24 hexadecimal digits. */
export interface PhotoFile {
  key: string;
  size: PhotoSize;
  format: PhotoFormat;
}

const fileName = (size: PhotoSize, format: PhotoFormat) => `${size}.${format}`;

export const photoFiles: ReadonlyMap<string, Omit<PhotoFile, 'key'>> = new Map(
  [
    ...photoWidths.flatMap((size) => photoFormats.map((format) => ({ size, format }))),
    ...[...photoCrops.keys()].flatMap((size) => cropFormats.map((format) => ({ size, format }))),
  ].map((file) => [fileName(file.size, file.format), file]),
);

export function readPhotoPath(path: string): PhotoFile | null {
  if (!path.startsWith(`${photoMount}/`)) return null;
  const [, key, name] = /^([0-9a-f]{24})\/([\w.-]+)$/.exec(path.slice(photoMount.length + 1)) ?? [];
  const file = photoFiles.get(name ?? '');
  return key && file ? { key, ...file } : null;
}

export function photoUrl(base: string, size: PhotoSize, format: PhotoFormat): string {
  return `${base}/${fileName(size, format)}`;
}

/** Loading attributes of an `<img>`. React 18 supports `fetchpriority` only in lower case; its types do not have it. */
export const pictureLoading = (first: boolean | undefined) =>
  first ? { fetchpriority: 'high' } : { loading: 'lazy' as const, fetchpriority: 'low' };

/** Stops at the first width with all pixels: files are never enlarged. Its descriptor is the photo's own width. */
export function photoSrcSet(
  base: string,
  format: PhotoFormat,
  naturalWidth: number,
  maxWidth: PhotoWidth = cardPhotoWidth,
): string {
  const smaller = photoWidths.filter((width) => width <= maxWidth);
  const enough = smaller.findIndex((width) => width >= naturalWidth);
  return (enough < 0 ? smaller : smaller.slice(0, enough + 1))
    .map((width) => `${photoUrl(base, width, format)} ${Math.min(width, naturalWidth)}w`)
    .join(',');
}

interface ShownPhoto {
  base: string;
  cuts?: boolean;
  width: number;
  height: number;
  focal?: string | null;
}

export interface PhotoSource {
  type: string;
  media?: string;
  srcSet: string;
  sizes: string;
}

export function cropSource(photo: ShownPhoto, format: PhotoFormat, shape: CropShapeName): PhotoSource {
  const files = cropsOf(photo, shape).map(
    ([crop, width]) => `${photoUrl(photo.base, crop, format)} ${width}w`,
  );
  const { media, sizes } = cropShapes[shape];
  return { type: photoTypes[format], media, srcSet: files.join(','), sizes };
}

export interface PhotoPlace {
  sizes: string;
  maxWidth?: PhotoWidth;
  cut?: CropShapeName;
}

/** Returns the `<source>`s of one format. Their media queries do not overlap, so each can be a preload. */
export function photoSources(
  photo: ShownPhoto,
  format: PhotoFormat,
  { sizes, maxWidth, cut: crop }: PhotoPlace,
): PhotoSource[] {
  const whole = {
    type: photoTypes[format],
    srcSet: photoSrcSet(photo.base, format, photo.width, maxWidth),
    sizes,
  };
  return crop && photo.cuts
    ? [cropSource(photo, format, crop), { ...whole, media: outsideCrop(crop) }]
    : [whole];
}
