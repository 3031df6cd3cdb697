import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { type GroundFile, pointsOf, toPoint } from '../app/features/map/ground/ground-file';
import { regions } from '../app/features/map/ground/regions';
import { folder, mapGround, textOf } from './map-ground';
import { contains } from './map-ground/shore';

let made: Map<string, GroundFile>;
beforeAll(async () => {
  made = await mapGround();
}, 60_000);

test('the committed drawings are those that the script makes', async () => {
  const files = (await readdir(folder)).map((name) => name.replace(/\.json$/, ''));
  expect(files.sort()).toEqual([...made.keys()].sort());
  for (const [slug, file] of made)
    expect(await readFile(`${folder}/${slug}.json`, 'utf8'), slug).toBe(textOf(file));
});

test('no drawing has more than 15 KB', () => {
  const sizes = [...made].map(([slug, file]) => [slug, textOf(file).length] as const);
  expect(sizes.filter(([, size]) => size > 15_000)).toEqual([]);
});

describe.each(regions.map(({ slug }) => slug))('%s', (slug) => {
  test('has each center within its frame, its cell and on land', () => {
    const { places, land, size } = made.get(slug)!;
    const rings = land.map(pointsOf);
    expect(places.length).toBeGreaterThan(0);
    for (const { name, at, cell } of places) {
      expect(at[0] >= 0 && at[0] <= size[0] && at[1] >= 0 && at[1] <= size[1], name).toBe(true);
      expect(cell === undefined || contains(pointsOf(cell), at), name).toBe(true);
      if (cell && rings.length > 0)
        expect(
          rings.some((ring) => contains(ring, at)),
          name,
        ).toBe(true);
    }
  });

  test('has its places where they are known', () => {
    const file = made.get(slug)!;
    for (const { name, at } of file.places) {
      const { lat, lng } = toPoint(file, at);
      const isThere = namedLocations.some(
        (place) =>
          place.label === name && Math.abs(place.lat - lat) < 1e-3 && Math.abs(place.lng - lng) < 1e-3,
      );
      expect(isThere, name).toBe(true);
    }
  });
});
