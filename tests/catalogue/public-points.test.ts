import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { movePublicPointsIfOld } from '@api/catalogue/move-public-points';
import { distanceKm } from '@domain/geo/geo';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue } from './catalogue-tables';

const building = { lat: -23.6, lng: -46.66 };
const units = Array.from({ length: 20 }, (_, n) =>
  aListing(`TORRE-${n}`, { point: building, displayAddress: n % 2 ? 'street' : 'neighborhood' }),
);
const shown = aListing('SHOWN', { point: building, displayAddress: 'all' });

describe('public points', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyCatalogue(database.db);
    await database.db.deleteFrom('setting').where('key', '=', 'public_point_rule').execute();
  });

  const load = () =>
    applyCatalogue(database.db, { source: 'a', feed: 'test', listings: [...units, shown], force: true });
  const points = async () => {
    const rows = await database.db
      .selectFrom('property')
      .select(['lat', 'lng'])
      .where('reference', 'like', 'TORRE-%')
      .orderBy('id')
      .execute();
    return rows.map(({ lat, lng }) => ({ lat: lat!, lng: lng! }));
  };
  /** As the former rule did: one for each listing. */
  const scatter = async () => {
    for (const [n, { reference }] of units.entries())
      await database.db
        .updateTable('property')
        .set({ lat: building.lat + n * 1e-4 - 1e-3, lng: building.lng + n * 1e-4 - 1e-3, in_feed: n > 0 })
        .where('reference', '=', reference)
        .execute();
  };

  it('of a building’s units are one, at least 150 m away', async () => {
    await load();
    const [point, ...others] = await points();
    expect(others.every(({ lat, lng }) => lat === point!.lat && lng === point!.lng)).toBe(true);
    expect(distanceKm(point!, building)).toBeGreaterThan(0.15);
  });

  it('stored by the former rule move once, also those of inactive properties', async () => {
    await load();
    const expected = await points();
    await scatter();
    await movePublicPointsIfOld(database.db);
    expect(await points()).toEqual(expected);
    const exact = await database.db
      .selectFrom('property')
      .select(['lat', 'lng'])
      .where('reference', '=', 'SHOWN')
      .executeTakeFirstOrThrow();
    expect(exact).toEqual(building);
    await scatter();
    await movePublicPointsIfOld(database.db);
    expect(await points()).not.toEqual(expected);
  });
});
