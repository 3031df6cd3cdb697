import type { RemovableFilter, SearchFilters } from './filters';
import type { Currency } from '../taxonomy/currencies';
import { isSet, removableFilters, withLocal, withoutFilter } from './changes';
import { rowOf } from './filter-rows';
import { placeFieldText } from './form-values';
import { formatKilometres } from './labels';
import { isRadiusSearch } from './normalize';
import { mapAreaLabel, type SearchPlace } from './place';

export interface Chip {
  key: string;
  label: string;
  without: SearchFilters;
}

export function activeChips(filters: SearchFilters, place: SearchPlace, currency: Currency = 'BRL'): Chip[] {
  return removableFilters.flatMap((filter) => {
    if (filter === 'location') return locationChips(filters, place);
    return isSet(filters, filter) ? chipsOf(filter, filters, currency) : [];
  });
}

function chipsOf(
  filter: Exclude<RemovableFilter, 'location'>,
  filters: SearchFilters,
  currency: Currency,
): Chip[] {
  const { chip } = rowOf(filter);
  const label = (value: unknown) => (typeof chip === 'function' ? chip(value, currency) : chip!);
  const values: unknown = filters[filter];
  if (!Array.isArray(values))
    return [{ key: filter, label: label(values), without: withoutFilter(filters, filter) }];
  return values.map((value) => ({
    key: `${filter}:${value}`,
    label: label(value),
    without: { ...filters, [filter]: values.filter((other) => other !== value), page: 1 },
  }));
}

/** The radius has its own chip only if the place has a slug: its removal leads to the place's own listing. */
function locationChips(filters: SearchFilters, place: SearchPlace): Chip[] {
  const radius = isRadiusSearch(filters);
  if (!radius && !filters.local && !filters.localName) return [];
  const name = placeFieldText(filters, place) || mapAreaLabel;
  const kilometres = radius && filters.range ? `até ${formatKilometres(filters.range)}` : '';
  const without = withoutFilter(filters, 'location');
  if (!kilometres) return [{ key: 'location', label: name, without }];
  if (!place?.slug) return [{ key: 'location', label: `${name}, ${kilometres}`, without }];
  return [
    { key: 'location', label: name, without },
    { key: 'range', label: `Raio: ${kilometres}`, without: withLocal(filters, place.slug) },
  ];
}
