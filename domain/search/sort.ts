import type { SearchFilters } from './filters';
import { orderings, type Direction, type OrderBy } from '../taxonomy/sort-options';

export type SortKey = (typeof orderings)[number]['asc' | 'desc']['key'];
export interface SortOption {
  key: SortKey;
  label: string;
  orderBy: OrderBy;
  direction: Direction;
}

/** Orders of the select (spec 1 §3.2), without the default, whose key is ''. */
export const sortOptions: readonly SortOption[] = orderings.flatMap(({ orderBy, asc, desc }) => [
  { ...asc, orderBy, direction: 'asc' as const },
  { ...desc, orderBy, direction: 'desc' as const },
]);

/** Default order: highlighted first, then news, then the most recent. */
export const defaultSortLabel = 'Mais relevantes';

interface SortChoice {
  value: SortKey | '';
  label: string;
}

/** Options of the control (spec 1 §3.2). */
export const sortChoices: readonly SortChoice[] = [
  { value: '', label: defaultSortLabel },
  ...sortOptions.map(({ key, label }) => ({ value: key, label })),
];
/** '' is the default order; without a direction an order is ascending. */
export function sortKey({ orderBy, direction = 'asc' }: SearchFilters): SortKey | '' {
  return (
    sortOptions.find((option) => option.orderBy === orderBy && option.direction === direction)?.key ?? ''
  );
}

export function withSort(filters: SearchFilters, key: string): SearchFilters {
  const option = sortOptions.find((candidate) => candidate.key === key);
  return { ...filters, orderBy: option?.orderBy, direction: option?.direction, page: 1 };
}
