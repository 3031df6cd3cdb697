import type { Negotiation } from '@domain/search/filters';
import type { Place } from '~/domain/place';
import { negotiations } from '@domain/taxonomy/negotiations';
import { propertyTypes, type PropertyType } from '@domain/taxonomy/property-types';
import type { ApiClient } from '~/back-end/client.server';

/** A place with a listing of its own. */
export type ListedPlace = Place & { slug: string };

/** What is on offer at a place, to buy or to rent. */
export interface OfferedSearch {
  place: ListedPlace;
  negotiation: Negotiation;
  /** How many homes; null where the back end does not tell, here and of a type. */
  total: number | null;
  /** The main types, in the taxonomy's order; a type's total holds its children. */
  types: { type: PropertyType; total: number | null }[];
}

/** The places with a listing of their own, once each; named ones and the fullest first. */
export async function listedPlaces(api: ApiClient): Promise<ListedPlace[]> {
  const { data } = await api.homeSearchLocations();
  const bySlug = new Map<string, ListedPlace>();
  for (const place of data) {
    const { slug } = place;
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { ...place, slug });
  }
  return [...bySlug.values()];
}

/** Every search of one of the places and one negotiation that shows something. One question after another: visitors go first. */
export async function searchesOnOffer(
  api: ApiClient,
  places: readonly ListedPlace[],
): Promise<OfferedSearch[]> {
  const searches: OfferedSearch[] = [];
  for (const place of places) {
    for (const { value: negotiation } of negotiations) {
      const { subtipos } = await api.searchTypes(place.slug, negotiation);
      if (subtipos.length > 0)
        searches.push({
          place,
          negotiation,
          total: subtipos.map(({ total }) => total).reduce(sum),
          types: mainTypes(subtipos),
        });
    }
  }
  return searches;
}

function mainTypes(offered: readonly { group_id: string; total: number | null }[]): OfferedSearch['types'] {
  const totals = new Map<string, number | null>();
  for (const { group_id, total } of offered) totals.set(group_id, sum(totals.get(group_id) ?? 0, total));
  return propertyTypes.flatMap((type) => {
    const total = totals.get(type);
    return total === undefined ? [] : [{ type, total }];
  });
}

/** Of totals that are known; null stays null. */
const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;
