import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { listSources, removeSource } from '@api/feeds/apply/sources';
import { beginRun, StagingLostError } from '@api/feeds/apply/staging';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue, snapshot } from './catalogue-tables';

describe('the catalogue', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => emptyCatalogue(database.db));

  const apply = (listings: ReturnType<typeof aListing>[], rest = {}, source = 'first') =>
    applyCatalogue(database.db, { source, feed: 'test', listings, ...rest });
  const stored = (reference: string) =>
    database.db
      .selectFrom('property')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => aListing(`A${from + n}`));

  it('adds what is new with ids of its own, and queues first photos first', async () => {
    const report = await apply(many(9));
    expect(report.outcome).toBe('applied');
    expect(report.counts).toMatchObject({ read: 9, added: 9, changed: 0, deactivated: 0 });
    expect(report.added.map(({ reference }) => reference)).toEqual(many(9).map(({ reference }) => reference));
    const { photos, staged } = await snapshot(database.db);
    expect(photos).toHaveLength(45);
    expect(staged).toEqual([]);
    const property = await stored('A0');
    expect(property).toMatchObject({
      city_slug: 'sao-paulo',
      district_slug: 'moema',
      sell_price: 1_250_000,
      active: true,
    });
    expect(property).toMatchObject({ true_lat: -23.6, point_exact: false });
    expect(property.lat).not.toBe(-23.6);
    const due = await database.db
      .selectFrom('photo')
      .select('url')
      .orderBy('next_attempt_at')
      .limit(10)
      .execute();
    expect(due.slice(0, 9).every(({ url }) => url.endsWith('/1.jpg'))).toBe(true);
    expect(due[9]!.url).toMatch(/\/2\.jpg$/);
  });

  it('changes nothing when it is run again, and only compares in a dry run', async () => {
    await apply(many(9));
    const before = await snapshot(database.db);
    const again = await apply(many(9));
    expect(again.counts).toMatchObject({
      added: 0,
      changed: 0,
      reactivated: 0,
      deactivated: 0,
      unchanged: 9,
    });
    expect(await snapshot(database.db)).toEqual(before);

    const listings = [...many(9).slice(1), aListing('A1', {}), aListing('NEW')];
    listings[0] = aListing('A1', { sellPrice: 999_000, description: 'Outra.' });
    const report = await apply(listings, { dryRun: true });
    expect(report.outcome).toBe('compared');
    expect(report.counts).toMatchObject({
      added: 1,
      changed: 1,
      deactivated: 1,
      duplicates: 1,
      unchanged: 7,
    });
    expect(report.changed[0]!.changes).toEqual([
      { field: 'sell_price', from: 1_250_000, to: 999_000 },
      expect.objectContaining({ field: 'description', to: 'Outra.' }),
    ]);
    expect(report.deactivated.map(({ reference }) => reference)).toEqual(['A0']);
    expect(await snapshot(database.db)).toEqual(before);
  });

  it('changes what differs, keeps its id, and leaves the rest untouched', async () => {
    await apply(many(3));
    const before = await stored('A1');
    const untouched = await stored('A2');
    const listings = many(3);
    listings[1] = aListing('A1', { sellPrice: 999_000 });
    const report = await apply(listings);
    expect(report.changed).toEqual([{ id: before.id, reference: 'A1' }]);
    expect(await stored('A1')).toMatchObject({
      id: before.id,
      sell_price: 999_000,
      listed_at: before.listed_at,
    });
    expect(await stored('A2')).toEqual(untouched);
  });

  it('deactivates what left its own source only; back it has the same id', async () => {
    await apply(many(9));
    await apply([aListing('B1'), aListing('A0')], {}, 'second');
    const number = (await stored('A8')).id;
    const report = await apply(many(8));
    expect(report.counts).toMatchObject({ deactivated: 1 });
    expect(await stored('A8')).toMatchObject({ active: false });
    expect(await stored('B1')).toMatchObject({ active: true });
    const back = await apply(many(9));
    expect(back.reactivated).toEqual([{ id: number, reference: 'A8' }]);
  });

  it('refuses to deactivate more than a third, unless it is told to', async () => {
    await apply(many(9));
    const before = await snapshot(database.db);
    const report = await apply(many(5));
    expect(report.outcome).toBe('refused');
    expect(report.counts).toMatchObject({ deactivated: 4, activeBefore: 9 });
    expect(await snapshot(database.db)).toEqual(before);
    expect((await apply(many(6))).outcome).toBe('applied');
    expect((await apply(many(1), { force: true })).counts.deactivated).toBe(5);
  });

  it('leaves alone what the feed holds but could not be read', async () => {
    await apply(many(3));
    const report = await apply(many(1), { keep: () => ['A1', 'A2'] });
    expect(report.counts).toMatchObject({ deactivated: 0, unchanged: 1 });
  });

  it('takes the first of listings that come more than once', async () => {
    const report = await apply([
      aListing('D1', { sellPrice: 500_000 }),
      aListing('D1', { sellPrice: 600_000 }),
      ...Array.from({ length: 600 }, (_, n) => aListing(`E${n}`, { photos: [] })),
      aListing('D1'),
    ]);
    expect(report.counts).toMatchObject({ read: 603, duplicates: 2, added: 601 });
    expect(report.duplicates).toEqual(['D1', 'D1']);
    expect(await stored('D1')).toMatchObject({ sell_price: 500_000 });
  });

  it('stores texts that a database refuses, without what it refuses', async () => {
    await apply([aListing('T1', { title: 'a\u0000b\ud800c', description: "'; drop table property; --" })]);
    expect(await stored('T1')).toMatchObject({ title: 'abc' });
  });

  it('stores a launch without a registration as breve lançamento', async () => {
    await apply([
      aListing('L1', { condition: 'launch' }),
      aListing('L2', { condition: 'launch', registrationNumber: 'R.1' }),
    ]);
    expect([(await stored('L1')).condition, (await stored('L2')).condition]).toEqual([
      'soonLaunch',
      'launch',
    ]);
  });

  it('writes nothing when the listings end in an error, and clears up', async () => {
    await apply(many(1));
    const before = await snapshot(database.db);
    async function* broken() {
      yield* many(600, 1_000);
      throw new Error('cut off');
    }
    const run = applyCatalogue(database.db, { source: 'broken', feed: 'test', listings: broken() });
    await expect(run).rejects.toThrow('cut off');
    expect(await snapshot(database.db)).toEqual(before);
  });

  it('gives up an older run when a newer one of the same source begins', async () => {
    await apply(many(2));
    const source = await database.db
      .selectFrom('source')
      .select('id')
      .where('name', '=', 'first')
      .executeTakeFirstOrThrow();
    const before = await snapshot(database.db);
    async function* overtaken() {
      yield* many(600, 2_000);
      await beginRun(database.db, source.id, 'newer');
    }
    const run = applyCatalogue(database.db, {
      source: 'first',
      feed: 'older',
      listings: overtaken(),
      force: true,
    });
    await expect(run).rejects.toThrow(StagingLostError);
    expect((await snapshot(database.db)).properties).toEqual(before.properties);
  });

  it('removes a source, and an import brings it back', async () => {
    await apply(many(3));
    expect(await removeSource(database.db, 'first')).toEqual({ deactivated: 3 });
    expect(await removeSource(database.db, 'nobody')).toBeNull();
    expect(await listSources(database.db)).toMatchObject([
      { name: 'first', active: 0, inactive: 3, removed: true },
    ]);
    expect((await apply(many(3))).counts.reactivated).toBe(3);
    expect(await listSources(database.db)).toMatchObject([{ name: 'first', active: 3, removed: false }]);
  });
});
