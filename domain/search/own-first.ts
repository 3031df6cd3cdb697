import type { SearchFilters } from './filters';

/** In the default order, a place's own properties precede those around it (docs/decisions/0075-true-words.md). */
export const isOwnFirst = ({ orderBy }: SearchFilters): boolean => orderBy === undefined;

/** Whether the heading shows the place's own count instead of the total. */
export const isHeadedByOwn = (filters: SearchFilters, own: number | null | undefined): own is number =>
  own === 0 || (own != null && isOwnFirst(filters));

interface Shown {
  own: number;
  around: number;
  page: number;
  pageSize: number;
  count: number;
}

/** Index of the first property around the place; null if it is on another page, or with a pinned property. */
export function endOfOwn(
  filters: SearchFilters,
  { own, around, page, pageSize, count }: Shown,
): number | null {
  if (!isOwnFirst(filters) || filters.fixedProductId !== undefined || around === 0) return null;
  const index = own - (page - 1) * pageSize;
  return index >= 0 && index < count ? index : null;
}

/** Below this count the page suggests filters to remove (brief §18.6). */
const few = 4;

export function isFew(filters: SearchFilters, total: number, own: number | null | undefined): boolean {
  return ((isOwnFirst(filters) ? own : null) ?? total) < few;
}
