import type { ListingInput } from '@api/catalogue/listing';
import { similarQuery } from '@contract/property';
import { defaultPageSize } from '@contract/search';
import { distanceKm } from '@domain/geo';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { parentType } from '@domain/taxonomy/property-types';

/** What decides where a home is shown. */
export type Shown = Pick<
  ListingInput,
  | 'forSale'
  | 'forRent'
  | 'sellPrice'
  | 'rentPrice'
  | 'propertyType'
  | 'locationType'
  | 'city'
  | 'district'
  | 'point'
  | 'available'
>;

/** How many similar properties stand on a property's page (spec 2 §9). */
const similarOnPage = similarQuery.shape.pageSize.parse(undefined);

/**
 * With which others, by their place in `shown`, each home is on a page of the website, and on how many (a second page of
 * a listing counts half, a third one a third): listings of all homes, of an area, of a named location, each whole and by
 * type, to buy and to rent; and pages of a property with its similar ones. `shown` is in the default order.
 */
export function pagesShared(shown: readonly Shown[]): readonly ReadonlyMap<number, number>[] {
  const together = shown.map(() => new Map<number, number>());
  const seenTogether = (page: readonly number[], seen: number) => {
    for (const one of page)
      for (const other of page)
        if (one !== other) together[one]!.set(other, (together[one]!.get(other) ?? 0) + seen);
  };
  for (const list of listsOf(shown))
    for (let begin = 0; begin < list.length; begin += defaultPageSize)
      seenTogether(list.slice(begin, begin + defaultPageSize), 1 / (1 + begin / defaultPageSize));
  for (const page of propertyPages(shown)) seenTogether(page, 1);
  return together;
}

/** Every property with its similar ones, as `similarTo` finds them (api/repositories/similar.ts), to buy and to rent. */
function propertyPages(shown: readonly Shown[]): number[][] {
  const offered = [...shown.keys()].filter((at) => shown[at]!.available !== false);
  return offersOf(offered, shown).flatMap(({ list, price }) =>
    grouped(list, (at) => `${parentType(shown[at]!.propertyType)} ${shown[at]!.city}`).flatMap((alike) =>
      alike.map((at) => {
        const own = shown[at]!;
        const farness = (other: number) => Math.abs((shown[other]![price] ?? Infinity) - (own[price] ?? 0));
        const isNear = (other: number) => shown[other]!.district === own.district;
        const similar = alike
          .filter((other) => other !== at)
          .sort((a, b) => Number(isNear(b)) - Number(isNear(a)) || farness(a) - farness(b));
        return [at, ...similar.slice(0, similarOnPage)];
      }),
    ),
  );
}

/** What is to buy, and what to rent, with the price that counts. */
const offersOf = (list: readonly number[], shown: readonly Shown[]) =>
  (
    [
      ['forSale', 'sellPrice'],
      ['forRent', 'rentPrice'],
    ] as const
  ).map(([offer, price]) => ({ list: list.filter((at) => shown[at]![offer]), price }));

/** The listings of the website, each as the places in `shown` of what it shows, in its order. */
function listsOf(shown: readonly Shown[]): number[][] {
  const offered = [...shown.keys()].filter((at) => shown[at]!.available !== false);
  const areas = grouped(offered, (at) => shown[at]!.locationType ?? '');
  const places = [offered, ...areas, ...namedLocations.map((place) => listOf(place, offered, shown))];
  return places.flatMap((list) =>
    offersOf(list, shown).flatMap(({ list: whole }) => [
      whole,
      ...grouped(whole, (at) => parentType(shown[at]!.propertyType)),
    ]),
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
