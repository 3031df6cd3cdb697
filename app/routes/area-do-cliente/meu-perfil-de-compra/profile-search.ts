import type { PurchaseProfile } from '@contract/purchase-profile';
import type { Place } from '~/domain/place';
import { placeFilters } from '@domain/search/place-filters';
import { normalizeFilters } from '@domain/search/normalize';
import type { SearchFilters } from '@domain/search/filters';
import { conditionTree } from '@domain/taxonomy/conditions';
import type { leadTypologies } from '@domain/taxonomy/lead-options';
import type { PropertyType } from '@domain/taxonomy/property-types';

/** Each has what belongs to it, in the search as on the form. */
const typeOf: Record<(typeof leadTypologies)[number], PropertyType> = {
  Apartamento: 'apartamento',
  Cobertura: 'cobertura',
  Casa: 'casa',
  Outros: 'outros',
};

/** The search for what a profile asks for, in one of its places: homes for sale. */
export function profileSearch(profile: PurchaseProfile, place: Place): SearchFilters {
  const { tipology, fase, rooms, suites, garage, price_min, price_max } = profile;
  const hasPrice = price_min != null || price_max != null;
  return normalizeFilters({
    ...placeFilters(place, 'sell'),
    propertyType: tipology.map((each) => typeOf[each]),
    condition: conditionTree.flatMap(({ label, values }) => (fase.includes(label) ? values : [])),
    dorms: rooms ?? undefined,
    suites: suites ?? undefined,
    parkingLots: garage ?? undefined,
    price: hasPrice ? { min: price_min ?? undefined, max: price_max ?? undefined } : undefined,
  });
}
