import { pictureKey } from '~/domain/picture';
import type { Photo } from '~/domain/property';

/** The pictures that the page shows already: by file, and by what is to be seen, since one picture may come in several cuts. */
export type Shown = Set<string>;

const namesOf = (photo: Photo) => [pictureKey(photo), photo.alt].filter(Boolean);

export const isShown = (shown: Shown, photo: Photo): boolean =>
  namesOf(photo).some((name) => shown.has(name));

export function show(shown: Shown, photo: Photo | undefined): void {
  if (photo) for (const name of namesOf(photo)) shown.add(name);
}

/** The first photo that the page does not show yet, else the first; from now on it counts as shown. */
export function freshPhoto(shown: Shown, photos: readonly Photo[]): Photo | undefined {
  const photo = photos.find((each) => !isShown(shown, each)) ?? photos[0];
  show(shown, photo);
  return photo;
}
