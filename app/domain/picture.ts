import { type PhotoSource, photoUrl, type PhotoWidth } from '@domain/media/photo';
import { readFocal } from '@domain/media/photo-crop';
import type { Photo } from './property';

type Picture = Pick<Photo, 'base' | 'src'>;

/** False for a photo that is not fetched yet. */
export const hasPicture = (photo: Picture | null | undefined): boolean => Boolean(photo?.base ?? photo?.src);

/** A photo that is not fetched yet: the page will change. */
export const hasPendingPictures = (json: string): boolean => /"base":null(?!,"src")/.test(json);

/** JPEG of a width, or the single file of another origin; undefined: none. */
export const pictureUrl = (photo: Picture | null | undefined, width: PhotoWidth): string | undefined =>
  photo?.base ? photoUrl(photo.base, width, 'jpg') : photo?.src;

export const pictureKey = ({ base, src }: Picture): string => base ?? src ?? '';

export const objectPositionOf = ({ focal }: Pick<Photo, 'focal'>): string | undefined =>
  focal && readFocal(focal) ? focal : undefined;

const preload = { tagName: 'link' as const, rel: 'preload', as: 'image', fetchpriority: 'high' };

export const picturePreload = (picture: PhotoSource | { href: string | undefined }) => {
  if ('href' in picture) return { ...preload, ...picture };
  const { srcSet, sizes, ...rest } = picture;
  return { ...preload, ...rest, imageSrcSet: srcSet, imageSizes: sizes };
};
