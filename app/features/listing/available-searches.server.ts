import type { Negotiation } from '@domain/search/filters';
import type { Place } from '~/domain/place';
import { negotiations } from '@domain/taxonomy/negotiations';
import { propertyTypes, type PropertyType } from '@domain/taxonomy/property-types';
import type { ApiClient } from '~/back-end/client.server';

export type ListedPlace = Place & { slug: string };

export interface AvailableSearch {
  place: ListedPlace;
  negotiation: Negotiation;
  /** Number of properties, also by type; null if the back end does not return it. */
  total: number | null;
  /** Main types in taxonomy order; the total includes subtypes. */
  types: { type: PropertyType; total: number | null }[];
}

/** Places with a listing page, without duplicates, in the back end's order. */
export async function listedPlaces(api: ApiClient): Promise<ListedPlace[]> {
  const { data } = await api.homeSearchLocations();
  const bySlug = new Map<string, ListedPlace>();
  for (const place of data) {
    const { slug } = place;
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { ...place, slug });
  }
  return [...bySlug.values()];
}

/** Searches by place and negotiation with results. Sequential, so that visitors' calls are not delayed. */
export async function availableSearches(
  api: ApiClient,
  places: readonly ListedPlace[],
): Promise<AvailableSearch[]> {
  const searches: AvailableSearch[] = [];
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

function mainTypes(
  subtypes: readonly { group_id: string; total: number | null }[],
): AvailableSearch['types'] {
  const totals = new Map<string, number | null>();
  for (const { group_id, total } of subtypes) totals.set(group_id, sum(totals.get(group_id) ?? 0, total));
  return propertyTypes.flatMap((type) => {
    const total = totals.get(type);
    return total === undefined ? [] : [{ type, total }];
  });
}

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;
