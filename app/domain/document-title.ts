import { trimText } from '@domain/kernel/text';

export const maxTitleLength = 65;
const minStart = 20; // a title keeps its end if this much remains for the main part

/** At most 65 characters; keeps `end` (', página 2'), which makes the title unique (spec 1 §11). */
export function fittingTitle(title: string, end = ''): string {
  const room = maxTitleLength - end.length;
  return room < minStart ? trimText(title + end, maxTitleLength) : trimText(title, room) + end;
}

export function documentTitle(brokerageName: string, title: string | null, end = ''): string {
  if (title === null) return brokerageName;
  const branded = `${title}${end} · ${brokerageName}`;
  return branded.length <= maxTitleLength ? branded : fittingTitle(title, end);
}
