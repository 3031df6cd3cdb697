import type { ListingInput } from '@api/catalogue/listing';
import { defaultPageSize } from '@contract/search';
import { distanceKm } from '@domain/geo';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { parentType } from '@domain/taxonomy/property-types';

/** What decides where a home is shown. */
export type Shown = Pick<
  ListingInput,
  'forSale' | 'forRent' | 'propertyType' | 'locationType' | 'city' | 'district' | 'point' | 'available'
>;

/**
 * With which others, by their place in `shown`, each home is on a page of the website's listings, and on how many (a
 * second page counts half, a third one a third): of all homes, of an area, of a named location, each whole and by type, to
 * buy and to rent. `shown` is in the default order.
 */
export function pagesShared(shown: readonly Shown[]): readonly ReadonlyMap<number, number>[] {
  const together = shown.map(() => new Map<number, number>());
  for (const list of listsOf(shown))
    for (let begin = 0; begin < list.length; begin += defaultPageSize) {
      const page = list.slice(begin, begin + defaultPageSize);
      const seen = 1 / (1 + begin / defaultPageSize);
      for (const one of page)
        for (const other of page)
          if (one !== other) together[one]!.set(other, (together[one]!.get(other) ?? 0) + seen);
    }
  return together;
}

/** The listings of the website, each as the places in `shown` of what it shows, in its order. */
function listsOf(shown: readonly Shown[]): number[][] {
  const offered = [...shown.keys()].filter((at) => shown[at]!.available !== false);
  const areas = grouped(offered, (at) => shown[at]!.locationType ?? '');
  const places = [offered, ...areas, ...namedLocations.map((place) => listOf(place, offered, shown))];
  return places.flatMap((list) =>
    (['forSale', 'forRent'] as const).flatMap((negotiation) => {
      const whole = list.filter((at) => shown[at]![negotiation]);
      return [whole, ...grouped(whole, (at) => parentType(shown[at]!.propertyType))];
    }),
  );
}

/** A named location's: its own homes first, then those around it. */
function listOf(place: NamedLocation, offered: readonly number[], shown: readonly Shown[]): number[] {
  const isCity = place.kind === 'cidade';
  const own = new Set(
    offered.filter((at) => (isCity ? shown[at]!.city : shown[at]!.district) === place.label),
  );
  if (isCity) return [...own];
  return [
    ...own,
    ...offered.filter((at) => !own.has(at) && distanceKm(shown[at]!.point!, place) <= place.range),
  ];
}

function grouped(list: readonly number[], by: (at: number) => string): number[][] {
  const groups = new Map<string, number[]>();
  for (const at of list) {
    const group = groups.get(by(at));
    if (group) group.push(at);
    else groups.set(by(at), [at]);
  }
  return [...groups.values()];
}
