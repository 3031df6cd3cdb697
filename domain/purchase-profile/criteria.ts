import type { SearchFilters } from '../search/filters';
import { conditionTree } from '../taxonomy/conditions';
import type { leadPhases, leadTypologies } from '../taxonomy/lead-options';
import type { PropertyType } from '../taxonomy/property-types';

/** Each has what belongs to it, in the search as on the form. */
const typeOf: Record<(typeof leadTypologies)[number], PropertyType> = {
  Apartamento: 'apartamento',
  Cobertura: 'cobertura',
  Casa: 'casa',
  Outros: 'outros',
};

/** Of a purchase profile (contract/purchase-profile.ts) what a search can say, but for its places. */
interface Wanted {
  tipology: readonly (typeof leadTypologies)[number][];
  fase: readonly (typeof leadPhases)[number][];
  rooms?: number | null;
  suites?: number | null;
  garage?: number | null;
  price_min?: number | null;
  price_max?: number | null;
}

/** The filters that a purchase profile asks for, in whichever of its places. */
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
