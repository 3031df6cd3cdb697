import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countViews } from '@api/analytics/queries/views';
import { testApi } from '../support/api';
import { unknownPlace } from '@domain/geo/geolocation';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

describe.each(testEngines)('POST visitTypeView on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let seen: number;
  let busy: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    const ids = await fillCatalogue(database.db, [
      makeListing({ reference: 'A' }),
      makeListing({ reference: 'B' }),
    ]);
    [seen, busy] = [ids.get('A')!, ids.get('B')!];
  });
  afterAll(() => database.close());

  /** Nobody knows whose: each counts. */
  const unknown = { visitor: unknownPlace, userAgent: null };
  const view = (product_id: number) => ({
    product_id,
    product_segment: 'usado' as const,
    view_type: 'detail' as const,
  });
  const post = (body: unknown) =>
    api.app.request('/visitTypeView', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const views = async (id: number) => {
    const rows = await database.db
      .selectFrom('property_view')
      .select('views')
      .where('property_id', '=', id)
      .orderBy('day')
      .execute();
    return rows.map((row) => row.views);
  };

  it('counts a property that was seen, by the day of Brasília', async () => {
    await api.client.countViews([view(seen)], unknown);
    expect(api.told()).toEqual({ status: 'success' });
    await countViews(database.db, [view(seen)], undefined, new Date('2026-01-02T02:59:00Z'));
    await countViews(database.db, [view(seen)], undefined, new Date('2026-01-01T12:00:00Z'));
    await countViews(database.db, [view(seen)], undefined, new Date('2026-01-02T03:00:00Z'));
    expect(await views(seen)).toEqual([2, 1, 1]);
  });

  it('loses none of those that come at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => api.client.countViews([view(busy)], unknown)));
    expect(await views(busy)).toEqual([50]);
  });

  it.each([
    ['no property', { product_id: 999_999 }, 404],
    ['an id beyond all', { product_id: 3_000_000_000 }, 400],
    ['no number', { product_id: '1' }, 400],
    ['another segment', { product_segment: 'praia' }, 400],
    ['half a home', { product_id: 1.5 }, 400],
    ['another kind of view', { view_type: '<script>' }, 400],
  ])('refuses %s', async (_, wrong, status) => {
    expect((await post({ ...view(seen), ...wrong })).status).toBe(status);
  });
});
