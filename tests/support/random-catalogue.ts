import fc from 'fast-check';
import type { ListingInput } from '@api/catalogue/listing';
import { flags } from '@domain/search/filter-rows';
import { type Flag, searchFilters, type SearchFilters } from '@domain/search/filters';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { conditionValues } from '@domain/taxonomy/conditions';
import { locationTypes } from '@domain/taxonomy/location-types';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { orderByValues } from '@domain/taxonomy/sort-options';
import { makeListing } from './catalogue';

/** A repeatable stream of numbers, so that the catalogue is the same on every engine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Pick = <T>(list: readonly T[]) => T;

/**
 * Homes of every kind, the same at every run.
 * @param also what else a home gets, by its own chance
 */
export function randomListings(count: number, also: (pick: Pick) => Partial<ListingInput> = () => ({})) {
  const random = randomFrom(7);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)]!;
  const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.3);
  return Array.from({ length: count }, () => {
    const forSale = random() < 0.8;
    return makeListing({
      forSale,
      forRent: !forSale || random() < 0.2,
      sellPrice: random() < 0.1 ? null : Math.floor(100_000 * 10 ** (random() * 3)),
      rentPrice: random() < 0.1 ? null : Math.floor(1_000 * 10 ** (random() * 2)),
      propertyType: pick(propertyTypes),
      condition: pick(conditionValues),
      registrationNumber: random() < 0.5 ? 'R1' : null,
      area: random() < 0.1 ? null : Math.floor(2_000 + random() * 100_000) / 100,
      bedrooms: pick([null, 0, 1, 2, 3, 4, 5, 9]),
      suites: pick([null, 0, 1, 2, 3, 4, 5]),
      parkingLots: pick([null, 0, 1, 2, 3, 4, 5]),
      propertyDetails: some(propertyDetailSlugs),
      condominiumDetails: some(condominiumDetailSlugs),
      renovationLevel: pick([null, ...renovationLevelSlugs]),
      highlighted: random() < 0.1,
      news: random() < 0.2,
      exclusivity: random() < 0.2,
      renownedArchitects: random() < 0.1,
      acceptExchange: random() < 0.3,
      available: random() < 0.95,
      tourUrl: random() < 0.2 ? 'https://tour.example/1' : null,
      locationType: pick(['cidade', 'campo', 'praia', 'internacional'] as const),
      city: random() < 0.6 ? 'São Paulo' : pick(['Rio de Janeiro', 'Itu']),
      listedAt: new Date(1_760_000_000_000 + Math.floor(random() * 50) * 86_400_000).toISOString(),
      ...also(pick),
    });
  });
}

const someOf = <T>(list: readonly T[]) => fc.subarray([...list], { maxLength: 3 });
/** A range whose sides are whole numbers up to `largest`. */
export const bounds = (largest: number) =>
  fc
    .tuple(fc.option(fc.integer({ min: 1, max: largest })), fc.option(fc.integer({ min: 1, max: largest })))
    .filter(([min, max]) => (min !== null || max !== null) && (min === null || max === null || min < max))
    .map(([min, max]) => ({ ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }));

/** Filter sets of every kind, most of them light enough to leave something. */
export const anyFilters = fc
  .record(
    {
      negotiation: fc.constantFrom('sell', 'rent'),
      local: fc.constantFrom('sao-paulo', 'rio-de-janeiro', 'moema'),
      locationType: fc.constantFrom(...locationTypes),
      propertyType: someOf(propertyTypes),
      dorms: fc.integer({ min: 1, max: 5 }),
      suites: fc.integer({ min: 1, max: 5 }),
      parkingLots: fc.integer({ min: 1, max: 5 }),
      price: fc.oneof(bounds(3_000_000), bounds(999_999_999_999)),
      area: bounds(1_100),
      condition: someOf(conditionValues),
      propertyDetails: fc.subarray(propertyDetailSlugs, { maxLength: 2 }),
      condominiumDetails: fc.subarray(condominiumDetailSlugs, { maxLength: 2 }),
      renovationLevel: someOf(renovationLevelSlugs),
      ...(Object.fromEntries(flags.map((name) => [name, fc.boolean()])) as Record<
        Flag,
        fc.Arbitrary<boolean>
      >),
      orderBy: fc.constantFrom(...orderByValues),
      direction: fc.constantFrom('asc', 'desc'),
    },
    { requiredKeys: [] },
  )
  .map((filters) =>
    Object.fromEntries(Object.entries(filters).filter((_, index) => index % 4 === 0 || index < 3)),
  )
  .map((filters): SearchFilters => searchFilters.parse(filters));
