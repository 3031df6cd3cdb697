import type { SearchFilters } from '@contract/filters';
import { orderings, type Direction, type OrderBy } from '../taxonomy/sort-options';

export type SortKey = (typeof orderings)[number]['asc' | 'desc']['key'];
export interface SortOption {
  key: SortKey;
  label: string;
  orderBy: OrderBy;
  direction: Direction;
}

/** The orders that a visitor can choose (spec 1 §3.2), besides the default one, whose key is ''. */
export const sortOptions: readonly SortOption[] = orderings.flatMap(({ orderBy, asc, desc }) => [
  { ...asc, orderBy, direction: 'asc' as const },
  { ...desc, orderBy, direction: 'desc' as const },
]);

/** The default order's name: highlighted first, then news, then the most recent. */
export const defaultSortLabel = 'Mais relevantes';

/** What the select offers. */
export const sortChoices: readonly { value: SortKey | ''; label: string }[] = [
  { value: '', label: defaultSortLabel },
  ...sortOptions.map(({ key, label }) => ({ value: key, label })),
];

/** The key of the order that the filters ask for; '' is the default one. Without a direction an order is ascending. */
export function sortKey({ orderBy, direction = 'asc' }: SearchFilters): SortKey | '' {
  return (
    sortOptions.find((option) => option.orderBy === orderBy && option.direction === direction)?.key ?? ''
  );
}

/** The same search in another order, from its first page; an unknown key or '' gives the default order. */
export function withSort(filters: SearchFilters, key: string): SearchFilters {
  const option = sortOptions.find((candidate) => candidate.key === key);
  return { ...filters, orderBy: option?.orderBy, direction: option?.direction, page: 1 };
}
