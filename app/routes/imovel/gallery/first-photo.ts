import type { PropertyDetail } from '~/domain/property';
import { photoSizes, photoSrcSet, widestPhoto } from '@domain/photo';
import type { Media } from './media';
import { chosenView, shown, tabsOf } from './tabs';

type Pictures = Pick<PropertyDetail, 'fotos' | 'plantas'>;

/** The widest file of the hero's photos, and of the viewer's. */
export const galleryPhotoWidth = widestPhoto;

/** A link for the document's head: the page's largest picture is asked for before the body is read. */
export function firstPhotoPreload(detail: Pictures, media: Media, search: string) {
  const [photo] = shown(detail.fotos);
  if (!photo || chosenView(search, tabsOf(detail, media)) !== 'galeria') return [];
  const link = { tagName: 'link' as const, rel: 'preload', as: 'image', fetchpriority: 'high' };
  if (!photo.base) return [{ ...link, href: photo.src }];
  return [
    {
      ...link,
      type: 'image/avif',
      imageSrcSet: photoSrcSet(photo.base, 'avif', photo.width, galleryPhotoWidth),
      imageSizes: photoSizes.gallery,
    },
  ];
}
