import type { PublicChanges } from '@contract/public-changes';
import { hasPendingPictures } from '~/domain/picture';

/** Tags of a page: `lists`, `plate` (lacks a photo that is not fetched yet), `home:{id}`, `photo:{key}`. */
export type PageTags = ReadonlySet<string>;

const propertyLink = /href="\/(?:novo|usado)\/[^"?#]*\/(\d{1,10})["?#]/g;
const photo = /\/fotos\/([0-9a-f]{24})\//g;
const placeholderImage = '/images/default-image.webp';

/** A photo that is not fetched yet is absent or replaced; the page data shows it. @param path the page's own */
export function readPageTags(html: string, path: string, isList: boolean): PageTags {
  const shown = new Set<string>();
  if (isList) shown.add('lists');
  if (html.includes(placeholderImage) || hasPendingPictures(html)) shown.add('plate');
  for (const [, id] of `href="${path}"${html}`.matchAll(propertyLink)) shown.add(`home:${id}`);
  for (const [, key] of html.matchAll(photo)) shown.add(`photo:${key}`);
  return shown;
}

export function matchChanges(changes: PublicChanges): (shown: PageTags) => boolean {
  const { everything, lists, homes: properties, photos, hasNewPhotos } = changes;
  if (everything) return () => true;
  const marks = new Set([
    ...(lists ? ['lists'] : []),
    ...(hasNewPhotos ? ['plate'] : []),
    ...(properties ?? []).map((id) => `home:${id}`),
    ...photos.map((key) => `photo:${key}`),
  ]);
  const isMarked = (mark: string) => marks.has(mark) || (properties === null && mark.startsWith('home:'));
  return (shown) => {
    for (const mark of shown) if (isMarked(mark)) return true;
    return false;
  };
}
