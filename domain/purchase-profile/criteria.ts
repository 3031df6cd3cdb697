import type { SearchFilters } from '../search/filters';
import { conditionTree } from '../taxonomy/conditions';
import type { leadPhases, leadTypologies } from '../taxonomy/lead-options';
import type { PropertyType } from '../taxonomy/property-types';

/** A parent type includes its children, in the search and in the form. */
const typeOf: Record<(typeof leadTypologies)[number], PropertyType> = {
  Apartamento: 'apartamento',
  Cobertura: 'cobertura',
  Casa: 'casa',
  Outros: 'outros',
};

interface Wanted {
  tipology: readonly (typeof leadTypologies)[number][];
  fase: readonly (typeof leadPhases)[number][];
  rooms?: number | null;
  suites?: number | null;
  garage?: number | null;
  price_min?: number | null;
  price_max?: number | null;
}

export function profileCriteria(profile: Wanted): Partial<SearchFilters> {
  const { tipology, fase, rooms, suites, garage, price_min, price_max } = profile;
  const hasPrice = price_min != null || price_max != null;
  return {
    propertyType: tipology.map((each) => typeOf[each]),
    condition: conditionTree.flatMap(({ label, values }) => (fase.includes(label) ? values : [])),
    dorms: rooms ?? undefined,
    suites: suites ?? undefined,
    parkingLots: garage ?? undefined,
    price: hasPrice ? { min: price_min ?? undefined, max: price_max ?? undefined } : undefined,
  };
}
