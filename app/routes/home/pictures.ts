import { hasPendingPictures, hasPicture, pictureKey } from '~/domain/picture';
import type { Photo, PropertyCard } from '~/domain/property';

/** Pictures on the page, by file and by alt text: one picture can have several crops. */
export type Shown = Set<string>;

/** Shorter alt texts ('Sala') name a room of any home. */
const leastAltLength = 20;

const namesOf = (photo: Photo) => [
  pictureKey(photo),
  ...(photo.alt.length < leastAltLength ? [] : [photo.alt]),
];

/** Photos that identify a home. Without an alt text of its own a photo has the home's title, which others may have too. */
export const identifyingPhotos = ({ fotos, titulo1 }: Pick<PropertyCard, 'fotos' | 'titulo1'>): Photo[] =>
  fotos.map((photo) => (photo.alt === titulo1 ? { ...photo, alt: '' } : photo));

/** Whether one of these pictures is on the page: then so is the home that they are of. */
export const isShown = (shown: Shown, photos: readonly Photo[]): boolean =>
  photos.some((photo) => hasPicture(photo) && namesOf(photo).some((name) => shown.has(name)));

export function show(shown: Shown, photos: readonly Photo[]): void {
  for (const photo of photos) if (hasPicture(photo)) for (const name of namesOf(photo)) shown.add(name);
}

/** Part of the page's data: the page cache makes the page again when photos have come (server/page-cache/tags.ts). */
export const pendingPhoto = (data: unknown) =>
  hasPendingPictures(JSON.stringify(data)) ? { base: null } : undefined;
