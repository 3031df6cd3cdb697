import { describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/geo/geo';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { parentType } from '@domain/taxonomy/property-types';
import { demoListings } from '../listings';
import { viewOf } from '../photo-index';
import { photoSets, picturesOf, type SetName } from '../photo-sets';
import { demoSlides } from '../slides';
import { isShared, rooms } from './rooms';
import { propertiesByHand } from '.';

type Property = (typeof propertiesByHand)[number];

const all = [...demoListings()];
const availableProperties = propertiesByHand.filter(({ available }) => available);
const named = propertiesByHand.map((property) => [property.title, property] as const);
const fileOf = (url: string) => /^demo:([a-z0-9-]+)\.jpg/.exec(url)![1]!;
const filesOf = ({ photos, floorPlans }: Property) =>
  [...photos, ...floorPlans].map(({ url }) => fileOf(url));

const sets = Object.keys(photoSets) as SetName[];
const setOf = new Map(sets.flatMap((name) => picturesOf(name).map(({ file }) => [file, name] as const)));
const setsOf = (property: Property) =>
  new Set(filesOf(property).map((file) => setOf.get(file) ?? file.split('-')[0]!));
const sharedFiles = new Set(
  sets.flatMap((name) => picturesOf(name).filter(isShared)).map(({ file }) => file),
);
const showsWholeSet = (property: Property) =>
  sets.some((name) => {
    const files = picturesOf(name).map(({ file }) => file);
    return filesOf(property).join() === files.join();
  });
const further = availableProperties.filter(
  (property) => !showsWholeSet(property) && filesOf(property).some((file) => setOf.has(file)),
);
/** Of the rule for pictures: the two capitals, the country, the coast, each country abroad. */
const regionOf = ({ city, country, locationType }: Property) =>
  ['São Paulo', 'Rio de Janeiro'].includes(city) ? city : country === 'BR' ? locationType : country;

describe('the homes written by hand', () => {
  it('are at least 60, all in the catalogue, with one owner per photo set', () => {
    expect(availableProperties.length).toBeGreaterThanOrEqual(60);
    expect(all.filter((one) => propertiesByHand.includes(one))).toHaveLength(propertiesByHand.length);
    expect(new Set(propertiesByHand.map(({ reference }) => reference)).size).toBe(propertiesByHand.length);
    for (const name of sets) {
      const owners = availableProperties.filter((one) => showsWholeSet(one) && setsOf(one).has(name));
      expect(
        owners.map(({ reference }) => reference),
        name,
      ).toHaveLength(1);
    }
  });

  it.each(named)('%s uses whole photos of one set, with no plan among them', (_, property) => {
    expect(setsOf(property).size).toBe(1);
    expect(property.photos.every(({ url }) => !url.includes('?'))).toBe(true);
    expect(property.photos.some(({ url }) => url.includes('plan'))).toBe(false);
    for (const { alt, caption } of property.photos) {
      expect(alt.length).toBeGreaterThan(20);
      expect(caption).toBeTruthy();
    }
  });

  it('have a cover of their own among those of the sets', () => {
    for (const name of sets) {
      const own = picturesOf(name).filter((picture, place) => !isShared(picture, place));
      for (const { file } of own) {
        const shown = availableProperties.filter((property) => filesOf(property).includes(file));
        expect(shown.filter((property) => !showsWholeSet(property)).map(({ title }) => title)).toEqual([]);
      }
    }
  });

  it('have no cover twice', () => {
    const covers = availableProperties.map(({ photos }) => viewOf(photos[0]!.url));
    expect(covers.filter((cover, at) => covers.indexOf(cover) < at)).toEqual([]);
  });

  it('further homes show one to three rooms of a set, never led by a bath', () => {
    expect(further.length).toBeGreaterThanOrEqual(38);
    for (const property of further) {
      expect(property.photos.length, property.title).toBeGreaterThanOrEqual(1);
      expect(property.photos.length, property.title).toBeLessThanOrEqual(3);
      expect(property.floorPlans).toEqual([]);
      expect(filesOf(property).filter((file) => !sharedFiles.has(file))).toEqual([]);
      expect(fileOf(property.photos[0]!.url)).not.toMatch(/bath|bedroom|office|hall|cellar|stair|door/);
    }
  });

  it('show a room on two further homes at most, never in one region', () => {
    for (const file of sharedFiles) {
      const regions = further.filter((one) => filesOf(one).includes(file)).map(regionOf);
      expect(regions.length, file).toBeLessThanOrEqual(2);
      expect(new Set(regions).size, file).toBe(regions.length);
    }
  });

  it.each([
    ['villa-golden-hero-1', 'villa'],
    ['villa-pool-day-1', 'villa'],
    ['villa-plan-1', 'villa'],
    ['apartment-dining-day-1', 'villa'],
  ])('refuses %s as a room of %s for a further home', (file, name) => {
    const take = rooms as (name: SetName, ...files: string[]) => unknown;
    expect(() => take(name as SetName, file)).toThrow(file);
  });

  it('show a known view only in its own city', () => {
    const known = sets.filter((name) => 'isKnownPlace' in photoSets[name]);
    for (const name of known) {
      const shown = propertiesByHand.filter((property) => setsOf(property).has(name));
      expect(new Set(shown.map(({ city }) => city)).size, name).toBe(1);
    }
  });

  it('are the only highlighted ones; no others are new or have plans', () => {
    const byHand = new Set(propertiesByHand.map(({ reference }) => reference));
    expect(
      all
        .filter(({ highlighted }) => highlighted)
        .map(({ reference }) => reference)
        .sort(),
    ).toEqual([...byHand].sort());
    const others = all.filter(({ reference }) => !byHand.has(reference));
    expect(others.filter(({ news }) => news)).toEqual([]);
    expect(others.filter(({ floorPlans }) => floorPlans.length > 0)).toEqual([]);
    expect(all.filter(({ videoUrl, tourUrl }) => videoUrl ?? tourUrl)).toEqual([]);
    expect(propertiesByHand.filter(({ news }) => news).length).toBeGreaterThan(3);
  });

  it.each<[string, number, (property: Property) => boolean]>([
    ['in São Paulo', 22, ({ city }) => city === 'São Paulo'],
    ['to rent in São Paulo', 8, ({ city, forRent }) => city === 'São Paulo' && forRent],
    ['in Rio', 12, ({ city }) => city === 'Rio de Janeiro'],
    ['to rent in Rio', 3, ({ city, forRent }) => city === 'Rio de Janeiro' && forRent],
    ['in the country', 10, ({ locationType }) => locationType === 'campo'],
    ['by the sea', 9, ({ locationType }) => locationType === 'praia'],
    ['abroad', 7, ({ country }) => country !== 'BR'],
    [
      'launches with a registration',
      3,
      ({ condition, registrationNumber }) => condition === 'launch' && !!registrationNumber,
    ],
    [
      'launches to come, without a price',
      1,
      ({ condition, sellPrice }) => condition === 'soonLaunch' && sellPrice === null,
    ],
    [
      'above R$ 40 million in São Paulo',
      1,
      ({ city, sellPrice }) => city === 'São Paulo' && sellPrice! > 40_000_000,
    ],
    [
      'above R$ 40 million in Rio',
      1,
      ({ city, sellPrice }) => city === 'Rio de Janeiro' && sellPrice! > 40_000_000,
    ],
  ])('there are some %s: at least %i', (_, atLeast, holds) => {
    expect(availableProperties.filter(holds).length).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(named)('%s is within the radius of a place that links lead to', (_, property) => {
    const own = namedLocations.filter(
      ({ label, city }) => label === property.district || (city ?? label) === property.city,
    );
    const near = own.filter((place) => distanceKm(place, property.point!) <= place.range);
    expect(near.map(({ slug }) => slug)).not.toEqual([]);
  });

  it('have prices of the segment', () => {
    for (const { title, currency, sellPrice, rentPrice, propertyType, locationType } of availableProperties) {
      if (rentPrice) expect(rentPrice, title).toBeGreaterThanOrEqual(8_000);
      if (!sellPrice || currency !== 'BRL') continue;
      const isHouse = parentType(propertyType) === 'casa';
      expect(sellPrice, title).toBeGreaterThanOrEqual(
        isHouse || locationType !== 'cidade' ? 2_500_000 : 1_200_000,
      );
    }
  });

  it('have a gated street only where there are any', () => {
    const gated = propertiesByHand.filter(({ propertyType }) => propertyType === 'casa-em-condominio');
    expect(gated.filter(({ district }) => /^Jardim (Europa|América|Paulistano)$/.test(district))).toEqual([]);
    for (const { title, condominiumFee, condominiumName, city } of gated)
      expect([condominiumFee ?? 0, condominiumName ?? city], title).not.toContain(0);
  });

  it('have the pictures of the home page’s slides', () => {
    const files = new Set(availableProperties.flatMap(filesOf));
    expect(demoSlides.map(({ photo }) => fileOf(photo.url)).filter((file) => !files.has(file))).toEqual([]);
  });
});
