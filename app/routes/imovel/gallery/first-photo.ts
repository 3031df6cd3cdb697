import type { Photo, PropertyDetail } from '~/domain/property';
import { photoSizes, photoSources, widestPhoto } from '@domain/photo';
import { picturePreload } from '~/domain/picture';
import type { Media } from './media';
import { shownWhole } from './shown-whole';
import { chosenView, shown, tabsOf } from './tabs';

type Pictures = Pick<PropertyDetail, 'fotos' | 'plantas'>;

/** The widest file of the hero's photos, and of the viewer's. */
export const galleryPhotoWidth = widestPhoto;

/** On phones a picture fills its place, unless it is shown whole. */
export const galleryCut = (photo: Pick<Photo, 'width' | 'height'>) =>
  shownWhole(photo) ? undefined : ('square' as const);

/** Links for the document's head: the page's largest picture is asked for before the body is read. */
export function firstPhotoPreload(detail: Pictures, media: Media, search: string) {
  const [photo] = shown(detail.fotos);
  if (!photo || chosenView(search, tabsOf(detail, media)) !== 'galeria') return [];
  if (!photo.base) return [picturePreload({ href: photo.src })];
  const place = { sizes: photoSizes.gallery, maxWidth: galleryPhotoWidth, cut: galleryCut(photo) };
  return photoSources({ ...photo, base: photo.base }, 'avif', place).map(picturePreload);
}
