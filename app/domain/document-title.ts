import { trimText } from '@domain/text';

/** What search engines and WhatsApp show of a title (domain notes, search engines and sharing). */
export const maxTitleLength = 65;
/** A title's end stays whole only where it leaves this much to what stands before it. */
const minStart = 20;
const brand = ' · Bossa Nova';

/**
 * A title of at most 65 characters. `end` is what tells it from its like (', página 2'): what stands before it is cut
 * first (spec 1 §11).
 */
export function fittingTitle(title: string, end = ''): string {
  const room = maxTitleLength - end.length;
  return room < minStart ? trimText(title + end, maxTitleLength) : trimText(title, room) + end;
}

/** A document's title: with the brand where that fits too; null is the brand alone. */
export function documentTitle(title: string | null, end = ''): string {
  if (title === null) return 'Bossa Nova';
  const branded = title + end + brand;
  return branded.length <= maxTitleLength ? branded : fittingTitle(title, end);
}
