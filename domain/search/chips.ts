import type { SearchFilters } from './filters';
import { removableFilters, type RemovableFilter } from './filters';
import { detailLabel } from '../taxonomy/attributes';
import { conditionLabel } from '../taxonomy/conditions';
import type { Currency } from '../taxonomy/currencies';
import { curatedListLabel } from '../taxonomy/curated-lists';
import { negotiationOf } from '../taxonomy/negotiations';
import { propertyTypeLabel } from '../taxonomy/property-types';
import { withLocal, withoutFilter } from './changes';
import { placeText } from './form-fields';
import { areaButtonLabel, countLabel, formatKilometres, nameOfSlug, priceButtonLabel } from './labels';
import { isRadiusSearch, noFilters } from './normalize';
import { mapAreaLabel, type SearchPlace } from './place';

/** An active filter: what it says and the search without it. */
export interface Chip {
  key: string;
  label: string;
  without: SearchFilters;
}

const flagLabels = {
  virtualVisit: 'Visita virtual',
  acceptExchange: 'Aceita permuta',
  highlighted: 'Destaques',
  exclusivity: 'Exclusividades',
  news: 'Novidades',
  renownedArchitects: 'Arquitetos renomados',
} as const;

/** Every active filter in the order of `removableFilters`; each value of a list has a chip of its own. */
export function activeChips(filters: SearchFilters, place: SearchPlace, currency: Currency = 'BRL'): Chip[] {
  return removableFilters.flatMap((filter) => chipsOf(filter, filters, place, currency));
}

function chipsOf(
  filter: RemovableFilter,
  filters: SearchFilters,
  place: SearchPlace,
  currency: Currency,
): Chip[] {
  const one = (label: string): Chip[] => [{ key: filter, label, without: withoutFilter(filters, filter) }];
  switch (filter) {
    case 'location':
      return locationChips(filters, place);
    case 'negotiation':
      return filters.negotiation ? one(negotiationOf(filters.negotiation).label) : [];
    case 'locationType':
      return filters.locationType === noFilters.locationType ? [] : one(filters.locationType);
    case 'dorms':
    case 'suites':
    case 'parkingLots':
      return filters[filter] ? one(countLabel(filter, filters[filter])) : [];
    case 'price':
      return filters.price ? one(priceButtonLabel(filters.price, currency)) : [];
    case 'area':
      return filters.area ? one(areaButtonLabel(filters.area)) : [];
    case 'propertyType':
      return each(filters, filter, propertyTypeLabel);
    case 'condition':
      return each(filters, filter, conditionLabel);
    case 'propertyDetails':
    case 'renovationLevel':
      return each(filters, filter, detailLabel);
    case 'condominiumDetails':
      return each(filters, filter, (slug) => `${detailLabel(slug)} no condomínio`);
    case 'curadoria':
      return filters.curadoria
        ? one(`Curadoria: ${curatedListLabel(filters.curadoria) ?? nameOfSlug(filters.curadoria)}`)
        : [];
    case 'corretor':
      return filters.corretor ? one(`Consultor: ${nameOfSlug(filters.corretor)}`) : [];
    case 'condominiumName':
      return filters.condominiumName ? one(`Condomínio: ${nameOfSlug(filters.condominiumName)}`) : [];
    default:
      return filters[filter] ? one(flagLabels[filter]) : [];
  }
}

type ListFilter = 'propertyType' | 'condition' | 'propertyDetails' | 'condominiumDetails' | 'renovationLevel';

function each<K extends ListFilter>(
  filters: SearchFilters,
  filter: K,
  label: (value: SearchFilters[K][number]) => string,
): Chip[] {
  const values: readonly SearchFilters[K][number][] = filters[filter];
  return values.map((value) => ({
    key: `${filter}:${value}`,
    label: label(value),
    without: { ...filters, [filter]: values.filter((other) => other !== value), page: 1 },
  }));
}

/** The place, and beside it its radius, which gives way to the place's own where the place has an address of its own. */
function locationChips(filters: SearchFilters, place: SearchPlace): Chip[] {
  const radius = isRadiusSearch(filters);
  if (!radius && !filters.local && !filters.localName) return [];
  const name = placeText(filters, place) || mapAreaLabel;
  const kilometres = radius && filters.range ? `até ${formatKilometres(filters.range)}` : '';
  const without = withoutFilter(filters, 'location');
  if (!kilometres) return [{ key: 'location', label: name, without }];
  if (!place?.slug) return [{ key: 'location', label: `${name}, ${kilometres}`, without }];
  return [
    { key: 'location', label: name, without },
    { key: 'range', label: `Raio: ${kilometres}`, without: withLocal(filters, place.slug) },
  ];
}
