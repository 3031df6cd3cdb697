import fc from 'fast-check';
import { searchFilters, type SearchFilters } from '@domain/search/filters';
import { maxAmount } from '@domain/validation/search-values';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { conditionValues } from '@domain/taxonomy/conditions';
import { locationTypes, maxRadius } from '@domain/taxonomy/location-types';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { orderByValues } from '@domain/taxonomy/sort-options';

const atLeast = fc.integer({ min: 1, max: 5 });
const token = fc.stringMatching(/^[A-Za-z0-9-]{1,80}$/);
const slug = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,80}$/),
  fc.constantFrom('venda', 'casa', '3-quartos', 'imoveis'),
);
const range = fc
  .record(
    { min: fc.integer({ min: 1, max: maxAmount }), max: fc.integer({ min: 1, max: maxAmount }) },
    { requiredKeys: [] },
  )
  .filter(({ min, max }) => (min != null || max != null) && (min == null || max == null || min < max));

/** Any search that the contract allows, for property tests; not all of them are in normal form. */
export const arbitraryFilters: fc.Arbitrary<SearchFilters> = fc
  .record(
    {
      negotiation: fc.constantFrom('sell', 'rent'),
      local: slug,
      localName: fc.oneof(
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      ),
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
      range: fc.double({ min: 0, max: maxRadius, noNaN: true }),
      locationType: fc.constantFrom(...locationTypes),
      propertyType: fc.subarray([...propertyTypes]),
      dorms: atLeast,
      suites: atLeast,
      parkingLots: atLeast,
      price: range,
      area: range,
      condition: fc.subarray([...conditionValues]),
      propertyDetails: fc.subarray([...propertyDetailSlugs]),
      condominiumDetails: fc.subarray([...condominiumDetailSlugs]),
      renovationLevel: fc.subarray([...renovationLevelSlugs]),
      virtualVisit: fc.boolean(),
      acceptExchange: fc.boolean(),
      highlighted: fc.boolean(),
      exclusivity: fc.boolean(),
      news: fc.boolean(),
      renownedArchitects: fc.boolean(),
      curadoria: token,
      corretor: token,
      fixedProductId: token,
      fixedProductPhase: token,
      condominiumName: token,
      lp: token,
      orderBy: fc.constantFrom(...orderByValues),
      direction: fc.constantFrom('asc', 'desc'),
      page: fc.integer({ min: 1, max: 100_000 }),
    },
    { requiredKeys: [] },
  )
  .map((filters) => searchFilters.parse(filters));
