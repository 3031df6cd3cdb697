import type { Filter, SearchFilters } from './filter-rows';
import { rows } from './filter-rows';

export interface QueryParam {
  name: string;
  filter: Filter;
  parse(text: string): unknown;
  write(filters: SearchFilters): string | null;
}

/** In URL order (spec 1 §3.2; settled §2); `pagina` is last. */
export const queryParams: readonly QueryParam[] = rows.flatMap(([filter, { param: name, value }]) => {
  if (name === undefined) return [];
  const write = (filters: SearchFilters) => {
    const set = filters[filter];
    return set == null ? null : value.serialize(set);
  };
  return [{ name, filter, parse: value.parse, write }];
});
