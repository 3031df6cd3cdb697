import { expect, test } from 'vitest';
import { listing, type Listing } from '@api/catalogue/listing';
import { contentHash, stagedListing } from './row';

const context = { secret: 'x', gazetteer: { called: () => [], nearest: () => undefined } };
const house = listing.parse({
  reference: 'A1',
  title: 'Casa na serra',
  forSale: true,
  forRent: false,
  sellPrice: 2_000_000,
  rentPrice: null,
  propertyType: 'casa',
  condition: 'used',
  area: 120,
  bedrooms: 3,
  suites: 1,
  parkingLots: 2,
  state: 'SP',
  city: 'Itu',
  point: null,
  photos: [],
});
const hashOf = (given: Partial<Listing>) => contentHash(stagedListing({ ...house, ...given }, context));

// Hashes of the version before `developer` and `delivery`: its catalogue stays unchanged after an update.
test.each([
  [{}, 'Igc3XvHAaoRBQ0Mg1RzvqZ3fmFNis_8wCLdTBGwhFKE'],
  [
    { forRent: true, periodRent: { amount: 6_000, period: 'day' } as const },
    'OYFG1_fKbkC3yrwlRCqAL8xjkXJxpJaYuHVZe_DmBBI',
  ],
])('gives a listing without later fields the hash of old versions: %j', (given, hash) => {
  expect(hashOf(given)).toBe(hash);
});

test.each([{ developer: 'Construtora Maré' }, { delivery: '2028-03' }])('%j is a change', (given) => {
  expect(hashOf(given)).not.toBe(hashOf({}));
});
