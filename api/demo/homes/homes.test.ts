import { describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/geo';
import { longestBrokerNote } from '@domain/broker-note';
import { demoBrokers } from '../brokers';
import { demoListings } from '../listings';
import { photoSets, type SetName } from '../photo-sets';
import { demoSlides } from '../slides';
import { homesByHand } from '.';

const all = [...demoListings()];
const offered = homesByHand.filter(({ available }) => available);
const fileOf = (url: string) => /^demo:([a-z0-9-]+)\.jpg/.exec(url)![1]!;
const filesOf = ({ photos, floorPlans }: (typeof all)[number]) =>
  [...photos, ...floorPlans].map(({ url }) => fileOf(url));

/** Which set a picture is of; buildings have some of their own. */
const setOf = new Map(
  (Object.keys(photoSets) as SetName[]).flatMap((name) =>
    photoSets[name].rooms.map(([file]): [string, string] => [file, name]),
  ),
);
const setsOf = (home: (typeof all)[number]) =>
  new Set(filesOf(home).map((file) => setOf.get(file) ?? file.split('-')[0]!));

describe('the homes written by hand', () => {
  it('are at most 25, each in the catalogue under its own reference, at least one for each set of pictures', () => {
    expect(homesByHand.length).toBeLessThanOrEqual(25);
    expect(all.filter((one) => homesByHand.includes(one))).toHaveLength(homesByHand.length);
    const shown = new Set(offered.flatMap((home) => [...setsOf(home)]));
    expect([...shown]).toEqual(expect.arrayContaining(Object.keys(photoSets)));
  });

  it.each(homesByHand.map((home) => [home.title, home] as const))(
    '%s is shown by pictures of one home, whole and in their order, with the plan among the plans',
    (_, home) => {
      expect(setsOf(home).size).toBe(1);
      expect(home.photos.every(({ url }) => !url.includes('?'))).toBe(true);
      expect(home.photos.some(({ url }) => url.includes('plan'))).toBe(false);
      expect(home.photos.every(({ alt }) => alt.length > 20)).toBe(true);
    },
  );

  it('have a cover that no other home has among its photos, and share no picture among those on offer', () => {
    for (const home of offered) {
      const cover = fileOf(home.photos[0]!.url);
      const others = all.filter((one) => one !== home && one.available && filesOf(one).includes(cover));
      expect(
        others.map(({ reference }) => reference),
        home.title,
      ).toEqual([]);
    }
    const files = offered.flatMap(filesOf);
    expect(new Set(files).size).toBe(files.length);
  });

  it('are no picture’s in two cities', () => {
    const cities = new Map<string, string>();
    for (const home of homesByHand)
      for (const file of filesOf(home)) {
        expect(cities.get(file) ?? home.city, file).toBe(home.city);
        cities.set(file, home.city);
      }
  });

  it('and nothing else are highlighted, and nothing else is new, has a plan, a video or a tour', () => {
    const byHand = new Set(homesByHand.map(({ reference }) => reference));
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
    expect(homesByHand.filter(({ news }) => news).length).toBeGreaterThan(3);
  });

  it.each(['villa', 'white-house'])('the house of %s is in its own district nobody else’s', (set) => {
    const home = offered.find((one) => setsOf(one).has(set))!;
    const neighbours = all.filter((one) => one !== home && one.district === home.district);
    expect(neighbours.length).toBeGreaterThan(10);
    expect(neighbours.filter((one) => setsOf(one).has(set)).map(({ reference }) => reference)).toEqual([]);
  });

  it.each<[string, (home: (typeof all)[number]) => boolean]>([
    [
      'a launch, with its registration',
      ({ condition, registrationNumber }) => condition === 'launch' && !!registrationNumber,
    ],
    [
      'a launch to come, without a price',
      ({ condition, sellPrice }) => condition === 'soonLaunch' && sellPrice === null,
    ],
    [
      'more than R$ 40 million in São Paulo',
      ({ city, sellPrice }) => city === 'São Paulo' && sellPrice! > 40_000_000,
    ],
    [
      'more than R$ 40 million in Rio',
      ({ city, sellPrice }) => city === 'Rio de Janeiro' && sellPrice! > 40_000_000,
    ],
    ['by the sea', ({ locationType }) => locationType === 'praia'],
    ['in the country', ({ locationType }) => locationType === 'campo'],
    ['abroad', ({ country }) => country !== 'BR'],
    ['to rent', ({ forRent }) => forRent],
  ])('one is %s', (_, holds) => {
    expect(offered.filter(holds).length).toBeGreaterThan(0);
  });

  it.each(homesByHand.map((home) => [home.title, home] as const))(
    '%s stands where homes of its town do, with a text and a broker of its own',
    (_, home) => {
      const near = all.filter(
        (one) => one !== home && one.city === home.city && distanceKm(one.point!, home.point!) < 8,
      );
      expect(near.length).toBeGreaterThan(0);
      expect(demoBrokers.some(({ slug }) => slug === home.brokerSlug)).toBe(true);
      // No sentence of it stands in another home's text.
      const others = all
        .filter((one) => one !== home)
        .map(({ description }) => description)
        .join('\n');
      for (const sentence of home.description.split(/(?<=[.;])\s+/)) expect(others).not.toContain(sentence);
      if (home.available) expect(home.brokerNote!.length).toBeLessThanOrEqual(longestBrokerNote);
    },
  );

  it('have the pictures of the home page’s slides', () => {
    const files = new Set(offered.flatMap(filesOf));
    expect(demoSlides.map(({ photo }) => fileOf(photo.url)).filter((file) => !files.has(file))).toEqual([]);
  });
});
