import type { SearchFilters } from '@domain/search/filters';
import { defaultPageSize } from '@contract/search';
import type { SearchAnswer } from '~/domain/search-answer';
import { buildSearchUrl } from '@domain/search/build-url';
import { withPage } from '@domain/search/changes';

export interface PaginationData {
  page: number;
  last: number;
  /** Position of the first item in the list, from 1. */
  first: number;
  /** Number of items up to the end of this page. */
  seen: number;
  previous?: string;
  next?: string;
  /** null is a gap. */
  pages: ({ number: number; href: string } | null)[];
}

/**
 * Pagination of a list. A pinned property is one of the nine items of page 1 (settled §2).
 * Without a total there is a next page while pages are full.
 * @param addressOf URL of a search, for lists on other pages
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

/** Whether the page number is greater than the last page. */
export const isPastTheEnd = (
  { total, items }: Pick<SearchAnswer, 'total' | 'items'>,
  page: number,
): boolean => items.length === 0 && (total === null ? page > 1 : total > 0);

/** 1 2 3 … 15, 1 … 4 5 6 … 15: first and last page, the current page with its neighbors, gaps as null. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, last - 2));
  const shown = [...new Set([1, start, start + 1, start + 2, last])].filter((number) => number <= last);
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
