import type { PublicChanges } from '@contract/public-changes';
import { awaitsPictures } from '~/domain/picture';

/** Marks of what a page shows: `lists`, `plate` (it lacks a photo that is not there yet), `home:{id}`, `photo:{key}`. */
export type Shown = ReadonlySet<string>;

const home = /href="\/(?:novo|usado)\/[^"?#]*\/(\d{1,10})["?#]/g;
const photo = /\/fotos\/([0-9a-f]{24})\//g;
const plate = '/images/default-image.webp';

/**
 * What of the catalogue a page shows, as its own markup says: each home is a link to its page, each photo an address. A
 * photo that is still to be fetched may be left out, or have a print in its place: the page's data tells of it.
 * @param path the page's own: of a home it is the home's
 */
export function whatItShows(html: string, path: string, isList: boolean): Shown {
  const shown = new Set<string>();
  if (isList) shown.add('lists');
  if (html.includes(plate) || awaitsPictures(html)) shown.add('plate');
  for (const [, id] of `href="${path}"${html}`.matchAll(home)) shown.add(`home:${id}`);
  for (const [, key] of html.matchAll(photo)) shown.add(`photo:${key}`);
  return shown;
}

/** Tells of pages whether they are others now, by what has changed: asked of thousands at once. */
export function touchedBy(changes: PublicChanges): (shown: Shown) => boolean {
  const { everything, lists, homes, photos, hasNewPhotos } = changes;
  if (everything) return () => true;
  const marks = new Set([
    ...(lists ? ['lists'] : []),
    ...(hasNewPhotos ? ['plate'] : []),
    ...(homes ?? []).map((id) => `home:${id}`),
    ...photos.map((key) => `photo:${key}`),
  ]);
  const isMarked = (mark: string) => marks.has(mark) || (homes === null && mark.startsWith('home:'));
  return (shown) => {
    for (const mark of shown) if (isMarked(mark)) return true;
    return false;
  };
}
