import fc from 'fast-check';
import { expect } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { typeWords } from '@api/feeds/export/chaves-na-mao-words';
import { type ExportFormat, exportFormats } from '@api/feeds/export/formats';
import { characteristics } from '@api/feeds/export/imovelweb-words';
import { type StoredListing, yearlyTax } from '@api/feeds/export/stored-listing';
import { readListing } from '@api/feeds/import/import-feed';
import { noPlaces } from '@api/feeds/import/places';
import { readRecords } from '@api/feeds/import/read-records';
import { readFeatures } from '@api/feeds/import/values/features';
import { propertyRows } from '@domain/taxonomy/feature-rows';
import { featureLabel } from '@domain/taxonomy/features';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { makeListing } from './catalogue';

const contact = { name: 'Casa & Exemplo', email: 'contato@example.com' };
const places = await noPlaces();

async function* bytesOf(text: string) {
  yield text;
}
export async function imported(xml: string): Promise<Listing[]> {
  const listings: Listing[] = [];
  for await (const record of readRecords(bytesOf(xml))) {
    const reading = readListing(record, places);
    if (reading.outcome === 'rejected') throw new Error(JSON.stringify(reading));
    listings.push(reading.listing);
  }
  return listings;
}
export function exported(name: ExportFormat, listings: readonly Listing[]): string {
  const format = exportFormats[name];
  const pieces = listings.map((listing, index) => {
    const stored: StoredListing = { ...listing, id: index + 1 };
    expect(format.refusals(stored, listing.photos.length)).toEqual([]);
    return format.listing(stored, listing, { contact, siteUrl: 'https://casa.example', premium: true });
  });
  return format.head(contact, new Date(0)) + pieces.join('') + format.tail;
}

const words = fc
  .array(fc.constantFrom('Sala', 'R&B', '"vista"', "d'água", 'ção', '5 > 4', ']]>', 'vão'), {
    ...{ minLength: 12, maxLength: 40 },
  })
  .map((list) => list.join(' '));
/** The property's own features that are no attribute too ('varanda gourmet' is two). */
const plain = propertyRows
  .map(([slug]) => slug)
  .filter((slug) => readFeatures([featureLabel(slug)], 'casa').propertyDetails.length === 0);

/** Of a portal: kind 'other' is a rent by the format's other period. */
export const portalHome = fc
  .record({
    title: words.map((text) => `Casa ${text}`.slice(0, 95).trim()),
    description: words.map((text) => `${text} e o que faz uma casa de família.`),
    propertyType: fc.constantFrom(...propertyTypes),
    kind: fc.constantFrom('sale', 'rent', 'both', 'other'),
    sellPrice: fc.integer({ min: 200_000, max: 90_000_000 }),
    // 1111 and the like are read as 'on request'.
    rentPrice: fc
      .integer({ min: 500, max: 90_000 })
      .filter((price) => ![1111, 11_111, 12_345].includes(price)),
    condominiumFee: fc.option(fc.integer({ min: 10, max: 20_000 })),
    iptu: fc.option(fc.integer({ min: 10, max: 80_000 })),
    iptuPeriod: fc.constantFrom('Mensal' as const, 'Anual' as const),
    area: fc.integer({ min: 200, max: 9_000 }).map((tenths) => tenths / 10),
    bedrooms: fc.option(fc.integer({ min: 1, max: 20 })),
    bathrooms: fc.option(fc.integer({ min: 1, max: 20 })),
    parkingLots: fc.option(fc.integer({ min: 1, max: 20 })),
    condition: fc.constantFrom('used' as const, 'new' as const),
    displayAddress: fc.constantFrom('all' as const, 'street' as const, 'neighborhood' as const),
    point: fc.option(
      // In the town: an import drops farther ones.
      fc.record({ lat: fc.integer({ min: -242, max: -230 }), lng: fc.integer({ min: -472, max: -460 }) }),
    ),
    acceptExchange: fc.boolean(),
    highlighted: fc.boolean(),
    features: fc.subarray(plain),
    videoUrl: fc.option(fc.constant('https://www.youtube.com/watch?v=dQw4w9WgXcQ')),
    tourUrl: fc.option(fc.constant('https://tour.example.com/?a=1&b=2')),
    streetNumber: fc.option(fc.constantFrom('10', '881-A')),
    photos: fc.integer({ min: 5, max: 34 }),
  })
  .map(({ kind, point, iptu, iptuPeriod, sellPrice, rentPrice, photos, ...rest }) => ({
    ...rest,
    ...{ kind, rentPrice, complement: 'apto 31', street: 'Rua das Acácias', postalCode: '04090010' },
    forSale: kind === 'sale' || kind === 'both',
    forRent: kind !== 'sale',
    sellPrice: kind === 'sale' || kind === 'both' ? sellPrice : null,
    ...{ iptu, iptuPeriod: iptu === null ? null : iptuPeriod },
    point: point && { lat: point.lat / 10, lng: point.lng / 10 },
    photos: Array.from({ length: photos }, (_, n) => ({ url: `https://fotos.example.com/${n}.jpg` })),
  }));

const period = { vrsync: 'day', 'chaves-na-mao': 'week', imovelweb: 'season' } as const;
/** @returns as the portal takes it */
export const listingFor = (
  name: ExportFormat,
  { kind, rentPrice, ...given }: TypeOfArbitrary<typeof portalHome>,
) =>
  makeListing({
    ...given,
    ...(name === 'chaves-na-mao' && !typeWords[given.propertyType] && { propertyType: 'casa' }),
    rentPrice: kind === 'rent' || kind === 'both' ? rentPrice : null,
    periodRent: kind === 'other' ? { amount: rentPrice, period: period[name] } : null,
  });

type TypeOfArbitrary<T> = T extends fc.Arbitrary<infer Value> ? Value : never;

/** What the format can say. VRSync does not say which side has an attribute. */
const essence: Record<ExportFormat, (listing: Listing) => unknown> = {
  vrsync: ({ iptuPeriod, floorPlans, displayAddress, ...listing }) => ({
    ...known(listing),
    acceptExchange: listing.acceptExchange || null,
    ...{ iptuPeriod, floorPlans, displayAddress, point: listing.point, iptu: listing.iptu },
    photos: listing.photos.length,
    features: new Set(listing.features),
  }),
  'chaves-na-mao': (listing) => ({
    ...known(listing),
    ...{ iptu: yearlyTax(listing), features: listing.features, condition: listing.condition },
    isShown: listing.displayAddress === 'all',
    point: listing.displayAddress === 'all' ? listing.point : null,
    photos: Math.min(listing.photos.length, 30),
  }),
  imovelweb: ({ street, streetNumber, postalCode, tourUrl: _, acceptExchange: _exchange, ...listing }) => ({
    ...known(listing),
    iptu: yearlyTax(listing),
    isShown: listing.displayAddress === 'all',
    ...(listing.displayAddress === 'all' && { street, streetNumber, postalCode, point: listing.point }),
    features: listing.features.filter((slug) => characteristics[slug]?.[0]),
    photos: listing.photos.length,
  }),
};
function known(listing: Partial<Listing>) {
  const { reference, title, description, forSale, forRent, sellPrice, rentPrice, periodRent } = listing;
  const { condominiumFee, area, bedrooms, bathrooms, suites, parkingLots, highlighted, videoUrl } = listing;
  const { state, city, district, tourUrl, acceptExchange, street, streetNumber, postalCode } = listing;
  return {
    ...{ reference, title, description, forSale, forRent, sellPrice, rentPrice, periodRent },
    ...{ condominiumFee, area, bedrooms, bathrooms, suites, parkingLots, highlighted, videoUrl },
    ...{ state, city, district, tourUrl, acceptExchange, street, streetNumber, postalCode },
  };
}

/** An import of the format's file gives what was exported, as far as the format can say it. */
export async function expectRoundTrip(name: ExportFormat, count: number): Promise<void> {
  const listings = fc.sample(portalHome, count).map((given) => listingFor(name, given));
  const xml = exported(name, listings);
  expect(xml).not.toContain('apto 31');
  expect((await imported(xml)).map(essence[name])).toEqual(listings.map(essence[name]));
}
