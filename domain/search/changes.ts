import type { Filter, RemovableFilter, SearchFilters } from './filter-rows';
import type { Point } from '../geo/geo';
import type { PropertyDetail } from '../taxonomy/attributes';
import { filtersWhere, inOrder, rowOf } from './filter-rows';
import { emptyFilters, noFilters } from './normalize';

const placeFields = filtersWhere(({ place }) => place === true);

export const removableFilters = inOrder<RemovableFilter>(
  filtersWhere(({ name }) => name !== undefined) as RemovableFilter[],
  ['negotiation', 'location', 'locationType', 'propertyType', 'dorms', 'suites', 'parkingLots'],
) as [RemovableFilter, ...RemovableFilter[]];

/** Name in a sentence, with its article: 'Sem a faixa de preço há 12 imóveis'. */
export function filterName(filter: RemovableFilter): string {
  return filter === 'location' ? 'a localização' : rowOf(filter).name!;
}

export function isSet(filters: SearchFilters, filter: Filter): boolean {
  const value = filters[filter];
  return Array.isArray(value) ? value.length > 0 : value !== noFilters[filter];
}

export function cleared(filters: readonly RemovableFilter[]): Partial<SearchFilters> {
  const fields = filters.flatMap((filter): readonly Filter[] =>
    filter === 'location' ? placeFields : [filter],
  );
  const empty = emptyFilters();
  return { ...Object.fromEntries(fields.map((field) => [field, empty[field]])), page: 1 };
}

const clearings = new Map(removableFilters.map((filter) => [filter, cleared([filter])]));

/** Removes one filter and resets the page; 'location' includes the radius. */
export function withoutFilter(filters: SearchFilters, filter: RemovableFilter): SearchFilters {
  return { ...filters, ...clearings.get(filter) };
}

export function withPage(filters: SearchFilters, page: number): SearchFilters {
  return { ...filters, page };
}

/** Searches within `range` km of a point ('Buscar nesta área') instead of the location. */
export function withArea(filters: SearchFilters, area: Point & { range: number }): SearchFilters {
  return { ...withoutFilter(filters, 'location'), lat: area.lat, lng: area.lng, range: area.range };
}

export function withLocal(filters: SearchFilters, local: string): SearchFilters {
  return { ...withoutFilter(filters, 'location'), local };
}

export function withDetail(filters: SearchFilters, detail: PropertyDetail): SearchFilters {
  const { propertyDetails } = filters;
  return { ...filters, page: 1, propertyDetails: [...new Set([...propertyDetails, detail])] };
}

/** Result of 'Limpar': keeps only negotiation, place and `lp`. */
export function withoutAllFilters(filters: SearchFilters): SearchFilters {
  const remaining: Filter[] = ['negotiation', 'locationType', ...placeFields, 'lp'];
  const place = Object.fromEntries(
    remaining.flatMap((field) => (filters[field] == null ? [] : [[field, filters[field]]])),
  );
  return { ...emptyFilters(), ...place };
}
