import { describe, expect, it } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { propertiesByHand } from '../homes';
import { fileOf } from '../photo-index';
import { showsPool } from '../photo-homes';
import { photoSets, picturesOf, type SetName } from '../photo-sets';
import { maxFurtherHomes, maxPhotos, ownersOf } from './choose-pictures';
import { writtenHomes } from './homes';
import { smallCatalogue } from './listings';
import { areListedTogether, regionOf } from './regions';

const all = smallCatalogue();
const byHand = new Set(propertiesByHand.map(({ reference }) => reference));
const others = all.filter(({ reference }) => !byHand.has(reference));
const available = all.filter((home) => home.available);
const sets = Object.keys(photoSets) as SetName[];
const owners = ownersOf(propertiesByHand);
const filesOf = ({ photos, floorPlans }: Listing) => [...photos, ...floorPlans].map(({ url }) => fileOf(url));
const coverOf = ({ photos }: Listing) => fileOf(photos[0]!.url);
const further = (file: string) =>
  available.filter((home) => filesOf(home).includes(file) && owners.get(file)?.reference !== home.reference);

describe('the pictures of the default demo', () => {
  it('carry every written home, about 160 in all, each with a photo', () => {
    expect(others).toHaveLength(writtenHomes.length);
    expect(all.length).toBeGreaterThanOrEqual(155);
    expect(all.filter(({ photos }) => photos.length === 0)).toEqual([]);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
  });

  it.each(sets)('%s: cover, façade, pool and plan are of one home', (name) => {
    const own = picturesOf(name).filter(
      ({ file, room }, at) =>
        at === 0 || ['facade', 'pool', 'plan'].includes(room) || (room === 'terrace' && showsPool(file)),
    );
    for (const { file } of own) {
      expect(
        further(file).map(({ reference }) => reference),
        file,
      ).toEqual([]);
      expect(owners.has(file), file).toBe(true);
    }
  });

  it.each(sets)('%s: a room is on four further homes, one a region', (name) => {
    for (const { file } of picturesOf(name)) {
      const regions = further(file).map(regionOf);
      expect(regions.length, file).toBeLessThanOrEqual(maxFurtherHomes);
      expect(new Set(regions).size, `${file} in ${regions.join(', ')}`).toBe(regions.length);
    }
  });

  it('are one to three rooms of one set, cropped, each crop once', () => {
    for (const home of others) {
      const set = sets.filter((name) =>
        filesOf(home).some((file) => picturesOf(name).some((one) => one.file === file)),
      );
      expect(set, home.title).toHaveLength(1);
      expect(home.photos.length).toBeLessThanOrEqual(maxPhotos);
      expect(home.photos.every(({ url, caption }) => url.includes('crop=') && caption)).toBe(true);
    }
    const urls = others.flatMap(({ photos }) => photos.map(({ url }) => url));
    expect(urls.filter((url, at) => urls.indexOf(url) < at)).toEqual([]);
  });

  it('show no room and no view that the home does not have', () => {
    const rules: readonly [files: RegExp, has: (home: Listing) => boolean][] = [
      [/wine-cellar/, ({ propertyDetails }) => propertyDetails.includes('adega')],
      [/home-office/, ({ description }) => /escritório|biblioteca|ateliê/.test(description)],
      [
        /terrace|veranda|patio/,
        ({ propertyDetails }) => propertyDetails.some((one) => /terraco|quintal/.test(one)),
      ],
      [/-suite-|bedroom/, ({ suites }) => suites! > 0],
      [
        /country-(house|modern)-living|chalet-campos-living/,
        ({ propertyDetails }) => propertyDetails.includes('lareira'),
      ],
      [/villa-living/, ({ propertyDetails }) => propertyDetails.includes('piscina')],
      [
        /rio-(terrace|suite|kitchen|bath)|leblon-(suite|kitchen|bath)/,
        ({ city }) => ['Rio de Janeiro', 'Niterói'].includes(city),
      ],
      [/lisbon-apartment-view|apartment-lisboa-(terrace|window)/, ({ city }) => city === 'Lisboa'],
    ];
    for (const [files, has] of rules)
      expect(
        others
          .filter((home) => filesOf(home).some((file) => files.test(file)) && !has(home))
          .map(({ title }) => title),
        `${files}`,
      ).toEqual([]);
  });

  it('have covers that no linked list holds twice', () => {
    const repeated = others.flatMap((home, at) =>
      others
        .slice(0, at)
        .filter((other) => coverOf(other) === coverOf(home) && areListedTogether(other, home))
        .map((other) => `${other.title}, ${home.title}: ${coverOf(home)}`),
    );
    expect(repeated).toEqual([]);
  });

  it('are listed with first uses of a cover before second ones', () => {
    const uses = new Map<string, number>();
    const turns = others
      .toSorted((a, b) => b.listedAt!.localeCompare(a.listedAt!))
      .map((home) => {
        const turn =
          uses.get(coverOf(home)) ??
          available.filter((one) => byHand.has(one.reference) && coverOf(one) === coverOf(home)).length;
        uses.set(coverOf(home), turn + 1);
        return turn;
      });
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });
});
