import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { distanceKm } from '@domain/geo/geo';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { conditionValues } from '@domain/taxonomy/conditions';
import { namedLocations } from '@domain/taxonomy/named-locations';
import {
  isPropertyType,
  propertyTypes,
  withChildren,
  type PropertyType,
} from '@domain/taxonomy/property-types';
import { curatedLists } from '@domain/taxonomy/curated-lists';
import { demoBrokers } from './brokers';
import { demoListings } from './listings';
import { demoVersion } from './load';
import { smallCatalogue } from './small/listings';

// Generates the whole catalogue more than once: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const all = [...demoListings()];
const count = (holds: (listing: Listing) => boolean) => all.filter(holds).length;
const of = (...types: PropertyType[]) => {
  const wanted = withChildren(types);
  return ({ propertyType }: Listing) => wanted.includes(propertyType);
};

describe('the demo catalogue', () => {
  it('is the same every time, and its version changes with it', () => {
    const hashOf = (catalogue: readonly Listing[]) =>
      createHash('sha256').update(JSON.stringify(catalogue)).digest('hex').slice(0, 16);
    // If this fails, the demo changed: increase demoVersion (load.ts) and update the pair here.
    expect({ version: demoVersion, full: hashOf(all), small: hashOf(smallCatalogue()) }).toEqual({
      version: '17',
      full: 'b3604d3845f3028d',
      small: '8efa0cdcc55a7763',
    });
  });

  it('has about 2,400 listings, each with a reference of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(2300);
    expect(all.length).toBeLessThanOrEqual(2600);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
  });

  it.each(namedLocations.map((place) => [place.slug, place] as const))(
    'offers something at %s',
    (_, place) => {
      const there = all.filter(({ point, city }) =>
        place.kind === 'cidade' && place.city === place.label
          ? city === place.city
          : distanceKm(point!, place) <= place.range,
      );
      expect(there.length).toBeGreaterThanOrEqual(5);
    },
  );

  // Offices and shops come only with an operator's own feed.
  const offeredTypes = propertyTypes.filter((type) => type !== 'sala' && type !== 'loja');
  it.each(offeredTypes)('has several of type %s', (type) => {
    expect(count(({ propertyType }) => propertyType === type)).toBeGreaterThanOrEqual(6);
  });
  it.each(conditionValues)('has many in condition %s', (value) => {
    expect(count(({ condition }) => condition === value)).toBeGreaterThanOrEqual(50);
  });
  it.each(propertyDetailSlugs)('has many with attribute %s', (slug) => {
    expect(count(({ propertyDetails }) => propertyDetails.includes(slug))).toBeGreaterThanOrEqual(20);
  });
  it.each(condominiumDetailSlugs)('has many in condominiums with %s', (slug) => {
    expect(count(({ condominiumDetails }) => condominiumDetails.includes(slug))).toBeGreaterThanOrEqual(50);
  });
  it.each(renovationLevelSlugs)('has many at renovation level %s', (slug) => {
    expect(count(({ renovationLevel }) => renovationLevel === slug)).toBeGreaterThanOrEqual(20);
  });
  it.each(curatedLists.map(({ slug }) => slug))('fills the curated list %s', (slug) => {
    expect(count(({ curated }) => curated.includes(slug))).toBeGreaterThanOrEqual(20);
  });

  it.each<[string, number, (listing: Listing) => boolean]>([
    ['to rent only', 150, ({ forSale, forRent }) => forRent && !forSale],
    ['to buy or to rent', 100, ({ forSale, forRent }) => forRent && forSale],
    ['in dollars', 100, ({ currency }) => currency === 'USD'],
    ['in euros', 80, ({ currency }) => currency === 'EUR'],
    ['price on request', 60, ({ forSale, sellPrice }) => forSale && sellPrice === null],
    [
      'launches with a registration number',
      80,
      ({ condition, registrationNumber }) => condition === 'launch' && !!registrationNumber,
    ],
    [
      'launches without one',
      5,
      ({ condition, registrationNumber }) => condition === 'launch' && !registrationNumber,
    ],
    ['unavailable', 20, ({ available }) => !available],
    ['exclusive', 200, ({ exclusivity }) => exclusivity],
    ['by renowned architects', 80, ({ renownedArchitects }) => renownedArchitects],
    ['accepting exchange', 200, ({ acceptExchange }) => acceptExchange === true],
    ['with the exact address shown', 200, ({ displayAddress }) => displayAddress === 'all'],
    ['with the street shown', 200, ({ displayAddress }) => displayAddress === 'street'],
    ['with the district shown', 200, ({ displayAddress }) => displayAddress === 'neighborhood'],
  ])('has listings %s', (_, atLeast, holds) => {
    expect(count(holds)).toBeGreaterThanOrEqual(atLeast);
  });

  it('has 120+ São Paulo apartments for sale, 3+ bedrooms, up to R$ 5 mi', () => {
    const matches = all
      .filter(of('apartamento'))
      .filter(
        ({ city, forSale, bedrooms, sellPrice, available }) =>
          available &&
          city === 'São Paulo' &&
          forSale &&
          (bedrooms ?? 0) >= 3 &&
          sellPrice !== null &&
          sellPrice <= 5_000_000,
      );
    expect(matches.length).toBeGreaterThanOrEqual(120);
  });

  it.each(['Itaim Bibi', 'Jardim Europa', 'Jardim Paulista', 'Leblon', 'Ipanema'])(
    'has homes to rent in %s',
    (district) => {
      expect(count((one) => one.district === district && one.forRent)).toBeGreaterThanOrEqual(2);
    },
  );

  it('gives every listing a broker that there is', () => {
    const slugs = new Set<string | null>(demoBrokers.map(({ slug }) => slug));
    expect(demoBrokers.length).toBeGreaterThanOrEqual(24);
    expect(all.filter(({ brokerSlug }) => !slugs.has(brokerSlug))).toEqual([]);
    expect(new Set(all.map(({ brokerSlug }) => brokerSlug)).size).toBe(slugs.size);
  });
});

describe('its prices', () => {
  const perMetre = (list: Listing[]) => {
    const values = list.filter(({ sellPrice }) => sellPrice).map(({ sellPrice, area }) => sellPrice! / area!);
    return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  };
  const units = all.filter(of('apartamento'));

  it.each([
    ['Vila Nova Conceição', 24_000, 45_000],
    ['Itaim Bibi', 20_000, 36_000],
    ['Moema', 14_000, 26_000],
    ['Morumbi', 7_000, 13_500],
    ['Leblon', 24_000, 45_000],
    ['Flamengo', 9_000, 18_000],
  ])('are those of %s', (district, least, max) => {
    const value = perMetre(units.filter((one) => one.district === district));
    expect(value).toBeGreaterThan(least);
    expect(value).toBeLessThan(max);
  });

  it('keep to what a property can cost, and a month of it', () => {
    for (const {
      reference,
      sellPrice,
      rentPrice,
      currency,
      area,
      condominiumFee,
      iptu,
      iptuPeriod,
      propertyType,
    } of all) {
      const unit = currency === 'BRL' ? 1 : 0.2;
      if (sellPrice) {
        expect(sellPrice, reference).toBeGreaterThanOrEqual(100_000 * unit);
        expect(sellPrice, reference).toBeLessThanOrEqual(300_000_000);
        expect(sellPrice % 10_000, reference).toBe(0);
      }
      if (rentPrice && sellPrice) {
        expect(rentPrice / sellPrice, reference).toBeGreaterThan(0.0028);
        expect(rentPrice / sellPrice, reference).toBeLessThan(0.0056);
      }
      if (condominiumFee) expect(condominiumFee / area!, reference).toBeLessThan(40);
      if (iptu && sellPrice)
        expect((iptu * (iptuPeriod === 'Mensal' ? 12 : 1)) / sellPrice, reference).toBeLessThan(0.006);
      expect(isPropertyType(propertyType)).toBe(true);
    }
  });

  it('are never told of what is not on sale yet', () => {
    expect(
      all.filter(({ condition, sellPrice }) => condition === 'soonLaunch' && sellPrice !== null),
    ).toEqual([]);
  });

  it('have rooms that can be', () => {
    for (const { reference, bedrooms, suites, bathrooms } of all) {
      if (bedrooms === null) continue;
      expect(suites!, reference).toBeLessThanOrEqual(bedrooms);
      expect(bathrooms!, reference).toBeGreaterThanOrEqual(suites!);
    }
  });
});
