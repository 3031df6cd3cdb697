import type { SearchFilters } from '@domain/search/filters';
import { defaultPageSize } from '@contract/search';
import type { SearchAnswer } from '~/domain/search-answer';
import { buildSearchUrl } from '@domain/search/build-url';
import { withPage } from '@domain/search/changes';

export interface PaginationData {
  page: number;
  last: number;
  /** The first item's place in the whole list, from 1. */
  first: number;
  /** Items up to the end of this page. */
  seen: number;
  previous?: string;
  next?: string;
  /** null is a gap. */
  pages: ({ number: number; href: string } | null)[];
}

/**
 * The foot of the list. A pinned product is one of page 1's nine items (settled §2), so every page ends at 9n. Where
 * nobody has counted, there is a next page as long as full ones come. `addressOf` gives a search's address where the list
 * stands elsewhere.
 */
export function pagination(
  filters: SearchFilters,
  { total, canLoadMore, items }: Pick<SearchAnswer, 'total' | 'canLoadMore'> & { items: readonly unknown[] },
  addressOf: (filters: SearchFilters) => string = buildSearchUrl,
): PaginationData {
  const { page } = filters;
  const last = total === null ? page + Number(canLoadMore) : Math.max(1, Math.ceil(total / defaultPageSize));
  const first = (page - 1) * defaultPageSize + 1;
  const href = (number: number) => addressOf(withPage(filters, number));
  return {
    page,
    last,
    first,
    seen: total === null ? first - 1 + items.length : Math.min(total, page * defaultPageSize),
    previous: page > 1 ? href(Math.min(page - 1, last)) : undefined,
    next: page < last ? href(page + 1) : undefined,
    pages: pageNumbers(page, last).map((number) => (number === null ? null : { number, href: href(number) })),
  };
}

/** Whether a page stands behind the last one: there are properties, and none on it. */
export const isPastTheEnd = (
  { total, items }: Pick<SearchAnswer, 'total' | 'items'>,
  page: number,
): boolean => items.length === 0 && (total === null ? page > 1 : total > 0);

/** 1 2 3 … 15, 1 … 4 5 6 … 15: the ends, the page with its neighbours, and a gap where numbers miss. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, last - 2));
  const shown = [...new Set([1, start, start + 1, start + 2, last])].filter((number) => number <= last);
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
