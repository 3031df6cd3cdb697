import type { Photo, PropertyDetail } from '~/domain/property';
import { photoSizes, photoSources, widestPhoto } from '@domain/media/photo';
import { picturePreload } from '~/domain/picture';
import type { Media } from './media';
import { shownWhole } from './shown-whole';
import { chosenView, shown, tabsOf } from './tabs';

type Pictures = Pick<PropertyDetail, 'fotos' | 'plantas'>;

/** Width of the largest file in gallery and viewer, in px. */
export const galleryPhotoWidth = widestPhoto;

/** Square crop on phones, except for upright photos, which are shown whole. */
export const galleryCrop = (photo: Pick<Photo, 'width' | 'height'>) =>
  shownWhole(photo) ? undefined : ('square' as const);

/** Preloads the page's largest picture. */
export function firstPhotoPreload(detail: Pictures, media: Media, search: string) {
  const [photo] = shown(detail.fotos);
  if (!photo || chosenView(search, tabsOf(detail, media)) !== 'galeria') return [];
  if (!photo.base) return [picturePreload({ href: photo.src })];
  const place = { sizes: photoSizes.gallery, maxWidth: galleryPhotoWidth, cut: galleryCrop(photo) };
  return photoSources({ ...photo, base: photo.base }, 'avif', place).map(picturePreload);
}
