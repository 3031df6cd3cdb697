import type { SearchFilters } from './filters';

/** Whether a place's own homes come before those around it (docs/decisions/0075-true-words.md). */
export const isOwnFirst = ({ orderBy }: SearchFilters): boolean => orderBy === undefined;

/** Whether a list is headed by the number of the place's own homes, and not of all: where they come first, or there is none. */
export const isHeadedByOwn = (filters: SearchFilters, own: number | null | undefined): own is number =>
  own === 0 || (own != null && isOwnFirst(filters));

interface Shown {
  /** How many of a search's homes are the place's own, and how many lie around it. */
  own: number;
  around: number;
  page: number;
  pageSize: number;
  /** Homes on this page. */
  count: number;
}

/**
 * Where on a page the own homes have ended: the index of the first that lies around; null where it is on another page. A
 * pinned home stands before all of them, and there is no such place then.
 */
export function endOfOwn(
  filters: SearchFilters,
  { own, around, page, pageSize, count }: Shown,
): number | null {
  if (!isOwnFirst(filters) || filters.fixedProductId !== undefined || around === 0) return null;
  const index = own - (page - 1) * pageSize;
  return index >= 0 && index < count ? index : null;
}

/** So few homes are told what stands in the way of more (brief §18.6). */
const few = 4;

/** Of what a list begins with, how many there are: the place's own where they come first. */
export function isFew(filters: SearchFilters, total: number, own: number | null | undefined): boolean {
  return ((isOwnFirst(filters) ? own : null) ?? total) < few;
}
