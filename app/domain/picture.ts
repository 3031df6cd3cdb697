import { type PhotoSource, photoUrl, type PhotoWidth } from '@domain/photo';
import { readFocal } from '@domain/photo-cut';
import type { Photo } from './property';

type Picture = Pick<Photo, 'base' | 'src'>;

/** Whether there is anything to show: a photo that was not fetched is nothing yet. */
export const hasPicture = (photo: Picture | null | undefined): boolean => Boolean(photo?.base ?? photo?.src);

/** Whether a photo in this data, as JSON, is still to be fetched: what shows it is another once it is there. */
export const awaitsPictures = (json: string): boolean => /"base":null(?!,"src")/.test(json);

/** The address of a photo's JPEG at a width, or of the one file that it has elsewhere; undefined: there is none. */
export const pictureUrl = (photo: Picture | null | undefined, width: PhotoWidth): string | undefined =>
  photo?.base ? photoUrl(photo.base, width, 'jpg') : photo?.src;

/** What tells a photo from others of the same page. */
export const pictureKey = ({ base, src }: Picture): string => base ?? src ?? '';

/** The focal point as CSS `object-position`; undefined: the middle, also where it cannot be read. */
export const objectPositionOf = ({ focal }: Pick<Photo, 'focal'>): string | undefined =>
  focal && readFocal(focal) ? focal : undefined;

const preload = { tagName: 'link' as const, rel: 'preload', as: 'image', fetchpriority: 'high' };

/** A link for the document's head: a picture is asked for before the page's body is read. */
export const picturePreload = (picture: PhotoSource | { href: string | undefined }) => {
  if ('href' in picture) return { ...preload, ...picture };
  const { srcSet, sizes, ...rest } = picture;
  return { ...preload, ...rest, imageSrcSet: srcSet, imageSizes: sizes };
};
