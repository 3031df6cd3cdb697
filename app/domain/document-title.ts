import { trimText } from '@domain/text';

/** What search engines and WhatsApp show of a title (domain notes, search engines and sharing). */
export const maxTitleLength = 65;
/** A title's end stays whole only where it leaves this much to what stands before it. */
const minStart = 20;

/**
 * A title of at most 65 characters. `end` is what tells it from its like (', página 2'): what stands before it is cut
 * first (spec 1 §11).
 */
export function fittingTitle(title: string, end = ''): string {
  const room = maxTitleLength - end.length;
  return room < minStart ? trimText(title + end, maxTitleLength) : trimText(title, room) + end;
}

/** A document's title: with the house's name where that fits too; null is the name alone. */
export function documentTitle(house: string, title: string | null, end = ''): string {
  if (title === null) return house;
  const branded = `${title}${end} · ${house}`;
  return branded.length <= maxTitleLength ? branded : fittingTitle(title, end);
}
