import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withinCircle } from '@api/search/queries/search-conditions';
import { distanceKm } from '@domain/geo/geo';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const thousandths = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000);
const center = fc.oneof(
  fc.record({ lat: thousandths(-35, 6), lng: thousandths(-75, -34) }),
  fc.constantFrom({ lat: 0, lng: 179.99 }, { lat: 89.9, lng: 10 }, { lat: -60, lng: -179.9 }),
);
/** In units of the range: many are close to the circle's edge. */
const offsets = fc.array(fc.record({ north: thousandths(-1.2, 1.2), east: thousandths(-1.2, 1.2) }), {
  minLength: 100,
  maxLength: 100,
});

/** As points are stored. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

it('a circle has the points whose distance is within its range', async () => {
  await fc.assert(
    fc.asyncProperty(
      center,
      fc.constantFrom(0.5, 3, 20, 500, 9_000),
      offsets,
      async (middle, range, around) => {
        const points = around.map(({ north, east }) => {
          const lat = Math.max(-90, Math.min(90, middle.lat + (north * range) / 111.2));
          const lng =
            middle.lng + (east * range) / 111.2 / Math.max(0.01, Math.cos((middle.lat * Math.PI) / 180));
          return { lat: rounded(lat), lng: rounded(((((lng + 180) % 360) + 360) % 360) - 180) };
        });
        const { rows } = await sql<{ within: boolean }>`
        select ${withinCircle({ ...middle, range })} as within
        from unnest(${points.map(({ lat }) => lat)}::float8[], ${points.map(({ lng }) => lng)}::float8[])
          with ordinality as point (lat, lng, place)
        order by place`.execute(database.db);
        points.forEach((point, index) => {
          const away = distanceKm(middle, point) - range;
          if (Math.abs(away) > 1e-6) expect([point, rows[index]!.within]).toEqual([point, away < 0]);
        });
      },
    ),
    { numRuns: 30 },
  );
});
