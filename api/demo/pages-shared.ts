import type { ListingInput } from '@api/catalogue/listing';
import { similarQuery } from '@contract/property';
import { defaultPageSize } from '@contract/search';
import { distanceKm } from '@domain/geo/geo';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { parentType } from '@domain/taxonomy/property-types';

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
  | 'highlighted'
>;

/** Similar properties on a property's page (spec 2 §9). */
const similarOnPage = similarQuery.shape.pageSize.parse(undefined);

/**
 * For each property: indices of properties on the same pages, with the weighted number of pages (page n counts 1/n).
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

/** Each property with its similar ones, like `similarTo` (api/search/queries/similar.ts). */
function propertyPages(shown: readonly Shown[]): number[][] {
  const availableIndexes = [...shown.keys()].filter((at) => shown[at]!.available !== false);
  return offersOf(availableIndexes, shown).flatMap(({ list, price }) =>
    grouped(list, (at) => `${parentType(shown[at]!.propertyType)} ${shown[at]!.city}`).flatMap((alike) =>
      alike.map((at) => {
        const own = shown[at]!;
        const farness = (other: number) => Math.abs((shown[other]![price] ?? Infinity) - (own[price] ?? 0));
        const isLeading = (other: number) => shown[other]!.highlighted ?? false;
        const isNear = (other: number) => shown[other]!.district === own.district;
        const similar = alike
          .filter((other) => other !== at)
          .sort(
            (a, b) =>
              Number(isNear(b)) - Number(isNear(a)) ||
              Number(isLeading(b)) - Number(isLeading(a)) ||
              farness(a) - farness(b),
          );
        return [at, ...similar.slice(0, similarOnPage)];
      }),
    ),
  );
}

/** Properties for sale and for rent, each with its price column. */
const offersOf = (list: readonly number[], shown: readonly Shown[]) =>
  (
    [
      ['forSale', 'sellPrice'],
      ['forRent', 'rentPrice'],
    ] as const
  ).map(([offer, price]) => ({ list: list.filter((at) => shown[at]![offer]), price }));

/** Result lists of the website, as indices in `shown`. */
function listsOf(shown: readonly Shown[]): number[][] {
  const availableIndexes = [...shown.keys()].filter((at) => shown[at]!.available !== false);
  const areas = grouped(availableIndexes, (at) => shown[at]!.locationType ?? '');
  const places = [
    availableIndexes,
    ...areas,
    ...namedLocations.map((place) => listOf(place, availableIndexes, shown)),
  ];
  return places.flatMap((list) =>
    offersOf(list, shown).flatMap(({ list: whole }) => [
      whole,
      ...grouped(whole, (at) => parentType(shown[at]!.propertyType)),
    ]),
  );
}

/** Own properties first, then those in the radius. */
function listOf(
  place: NamedLocation,
  availableIndexes: readonly number[],
  shown: readonly Shown[],
): number[] {
  const isCity = place.kind === 'cidade';
  const own = new Set(
    availableIndexes.filter((at) => (isCity ? shown[at]!.city : shown[at]!.district) === place.label),
  );
  if (isCity) return [...own];
  return [
    ...own,
    ...availableIndexes.filter((at) => !own.has(at) && distanceKm(shown[at]!.point!, place) <= place.range),
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
