import {
  besideCut,
  cutFormats,
  cutShapes,
  type CutShapeName,
  cutsOf,
  type PhotoCut,
  photoCuts,
} from './photo-cut';

/**
 * The files of a photo: `{base}/{width}.{format}`, and of its cuts `{base}/{cut}.{format}` (photo-cut.ts). Few widths, so
 * that few files are made and caches are hit often: 480 is a card at 1440 wide, 720 a phone's full width at two device
 * pixels (and the plain `<img>` of every picture), 1080 a card on a dense screen, 1280 the first picture of a phone where
 * it is not cut, 1600 and 2400 what is looked at for itself (hero, wide card, gallery, viewer) on large screens.
 */
export const photoWidths = [480, 720, 1080, 1280, 1600, 2400] as const;
export type PhotoWidth = (typeof photoWidths)[number];
/** The whole photo in a width, or a cut of it. */
export type PhotoSize = PhotoWidth | PhotoCut;

/** Best first: what a browser is offered, in this order. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The widest file that a card ever loads, and the widest of a phone's first picture; what is wider is a large picture. */
export const cardPhotoWidth: PhotoWidth = 1080;
export const firstPhotoWidth: PhotoWidth = 1280;
/** The widest file that there is: as wide as an original that we keep. */
export const widestPhoto: PhotoWidth = 2400;

/**
 * What a file weighs at most, in bytes (api/photos lowers the quality until it fits): a card's keeps the largest photo of
 * a page at 390 px wide under 60 KB. Large pictures weigh what their quality takes.
 */
export const cardPhotoBytes = 58 * 1024;
export const firstPhotoBytes = 120 * 1024;

/**
 * An upright place as wide as a phone: of a 3:2 photo nearly half is cut off. The denser the screen, the less of its
 * pixels are asked for, so that it stays a card's file (1080), and a page's first one its own (1280).
 */
const uprightOnPhones = '(min-resolution:2.5dppx) min(92vw,360px),(min-resolution:1.5dppx) 105vw,172vw';
const firstOnPhones =
  '(min-resolution:3.2dppx) min(82vw,320px),(min-resolution:2.5dppx) min(109vw,426px),(min-resolution:1.5dppx) min(164vw,640px),172vw';

/** The column between a phone's margins: a card's file (1080) at three device pixels, however large the phone. */
const columnOnPhones = 'min(92vw,360px)';

/** What `<img sizes>` says of a photo in each place (brief §6 and §7). */
export const photoSizes = {
  card: `(min-width:94rem) 27rem,(min-width:64rem) 30vw,(min-width:48rem) 46vw,${columnOnPhones}`,
  /** A row of the list view: 3:2, on phones 4:5 of it. */
  row: '(min-width:80rem) 11.5rem,(min-width:48rem) 10.5rem,12.75rem',
  wideCard: `(min-width:94rem) 58rem,(min-width:64rem) 60vw,(min-width:48rem) 92vw,${columnOnPhones}`,
  /** 4:5 of a 3:2 photo: nearly half of its width is cut off. */
  uprightCard: '(min-width:94rem) 64rem,(min-width:64rem) 66vw,(min-width:40rem) 84vw,172vw',
  /** The property page's first photo; the others beside it, which follow in a strip on phones; one as wide as the page. */
  gallery: `(min-width:94rem) 58rem,(min-width:48rem) 62vw,${firstOnPhones}`,
  gallerySide: `(min-width:94rem) 34rem,(min-width:48rem) 38vw,${uprightOnPhones}`,
  galleryWhole: `(min-width:94rem) 87rem,(min-width:48rem) 92vw,${firstOnPhones}`,
} as const;

/** Where the files of photos that we keep stand. */
export const photoMount = '/fotos';

/** What a file of each format says that it is. */
export const photoTypes: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A photo's file: which photo (24 hexadecimal digits), how large, in which format. */
export interface PhotoFile {
  key: string;
  size: PhotoSize;
  format: PhotoFormat;
}

const fileName = (size: PhotoSize, format: PhotoFormat) => `${size}.${format}`;

/** Every file that a photo can have, by its name. */
export const photoFiles: ReadonlyMap<string, Omit<PhotoFile, 'key'>> = new Map(
  [
    ...photoWidths.flatMap((size) => photoFormats.map((format) => ({ size, format }))),
    ...[...photoCuts.keys()].flatMap((size) => cutFormats.map((format) => ({ size, format }))),
  ].map((file) => [fileName(file.size, file.format), file]),
);

/** Reads the path of one file; null: it is not exactly one. */
export function readPhotoPath(path: string): PhotoFile | null {
  if (!path.startsWith(`${photoMount}/`)) return null;
  const [, key, name] = /^([0-9a-f]{24})\/([\w.-]+)$/.exec(path.slice(photoMount.length + 1)) ?? [];
  const file = photoFiles.get(name ?? '');
  return key && file ? { key, ...file } : null;
}

/** The address of one file. */
export function photoUrl(base: string, size: PhotoSize, format: PhotoFormat): string {
  return `${base}/${fileName(size, format)}`;
}

/**
 * Attributes of an `<img>`: the page's first picture comes before all else, the others wait until they come near, and then
 * behind what else is fetched. React 18 knows `fetchpriority` only in lower case, and its types not at all.
 */
export const pictureLoading = (first: boolean | undefined) =>
  first ? { fetchpriority: 'high' } : { loading: 'lazy' as const, fetchpriority: 'low' };

/**
 * The `srcset` of a photo in one format: the widths up to `maxWidth`, stopping at the first that holds the whole photo
 * (files are never enlarged, so its descriptor is the photo's own width).
 */
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
  /** Whether it has cuts. */
  cuts?: boolean;
  width: number;
  height: number;
  focal?: string | null;
}

/** Attributes of a `<source>` or of a preload. */
export interface PhotoSource {
  type: string;
  media?: string;
  srcSet: string;
  sizes: string;
}

/** What phones are given of a photo whose place is not as wide as it is. */
export function cutSource(photo: ShownPhoto, format: PhotoFormat, shape: CutShapeName): PhotoSource {
  const files = cutsOf(photo, shape).map(([cut, width]) => `${photoUrl(photo.base, cut, format)} ${width}w`);
  const { media, sizes } = cutShapes[shape];
  return { type: photoTypes[format], media, srcSet: files.join(','), sizes };
}

/** How a photo is shown: how wide, as in `<img sizes>`, its widest file, and perhaps cut on phones, where it has cuts. */
export interface PhotoPlace {
  sizes: string;
  maxWidth?: PhotoWidth;
  cut?: CutShapeName;
}

/** What a photo is chosen from in one format: no two of them for the same window, so that each can be a preload too. */
export function photoSources(
  photo: ShownPhoto,
  format: PhotoFormat,
  { sizes, maxWidth, cut }: PhotoPlace,
): PhotoSource[] {
  const whole = {
    type: photoTypes[format],
    srcSet: photoSrcSet(photo.base, format, photo.width, maxWidth),
    sizes,
  };
  return cut && photo.cuts ? [cutSource(photo, format, cut), { ...whole, media: besideCut(cut) }] : [whole];
}
