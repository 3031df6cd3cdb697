import type { Filter, RemovableFilter, SearchFilters } from './filter-rows';
import type { Point } from '../geo';
import { filtersWhere, inOrder, rowOf } from './filter-rows';
import { emptyFilters, noFilters } from './normalize';

const placeFields = filtersWhere(({ place }) => place === true);

/** The filters that can be taken away one at a time, in the order of their chips: what is sought and where, then the rest. */
export const removableFilters = inOrder<RemovableFilter>(
  filtersWhere(({ name }) => name !== undefined) as RemovableFilter[],
  ['negotiation', 'location', 'locationType', 'propertyType', 'dorms', 'suites', 'parkingLots'],
) as [RemovableFilter, ...RemovableFilter[]];

/** What each filter is called in a sentence, with its article: 'Sem a faixa de preço há 12 imóveis'. */
export function filterName(filter: RemovableFilter): string {
  return filter === 'location' ? 'a localização' : rowOf(filter).name!;
}

/** Whether a search asks for anything by this filter. */
export function isSet(filters: SearchFilters, filter: Filter): boolean {
  const value = filters[filter];
  return Array.isArray(value) ? value.length > 0 : value !== noFilters[filter];
}

/** What takes these filters away when it is spread over a search: made once, where the same ones always are. */
export function cleared(filters: readonly RemovableFilter[]): Partial<SearchFilters> {
  const fields = filters.flatMap((filter): readonly Filter[] =>
    filter === 'location' ? placeFields : [filter],
  );
  const empty = emptyFilters();
  return { ...Object.fromEntries(fields.map((field) => [field, empty[field]])), page: 1 };
}

const clearings = new Map(removableFilters.map((filter) => [filter, cleared([filter])]));

/** The same search without one filter, from its first page; 'location' takes the whole place, radius included. */
export function withoutFilter(filters: SearchFilters, filter: RemovableFilter): SearchFilters {
  return { ...filters, ...clearings.get(filter) };
}

/** Another page of the same search. */
export function withPage(filters: SearchFilters, page: number): SearchFilters {
  return { ...filters, page };
}

/** The same search within `range` km of a point ('Buscar nesta área'), in place of any other location. */
export function withArea(filters: SearchFilters, area: Point & { range: number }): SearchFilters {
  return { ...withoutFilter(filters, 'location'), lat: area.lat, lng: area.lng, range: area.range };
}

/** The same search in the place that has this slug, in place of any other location. */
export function withLocal(filters: SearchFilters, local: string): SearchFilters {
  return { ...withoutFilter(filters, 'location'), local };
}

/** What stays of a search where another place is chosen: all that says neither where nor for which negotiation. */
export function withoutPlace(filters: SearchFilters): SearchFilters {
  const { locationType, lp } = noFilters;
  return { ...withoutFilter(filters, 'location'), negotiation: undefined, locationType, lp };
}

/** What 'Limpar' leaves: the place and the negotiation; every other filter and the order are gone. */
export function withoutAllFilters(filters: SearchFilters): SearchFilters {
  const kept: Filter[] = ['negotiation', 'locationType', ...placeFields, 'lp'];
  const place = Object.fromEntries(
    kept.flatMap((field) => (filters[field] == null ? [] : [[field, filters[field]]])),
  );
  return { ...emptyFilters(), ...place };
}
