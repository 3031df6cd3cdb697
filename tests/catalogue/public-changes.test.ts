import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { publicChanges } from '@api/page-changes/queries/public-changes';
import { clock } from '@domain/kernel/clock';
import type { PublicChanges } from '@contract/public-changes';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngine } from '../support/database';

const nothing = { everything: false, lists: false, homes: [], photos: [], hasNewPhotos: false };

describe('what public pages show otherwise now', () => {
  let database: TestDatabase;
  let ids: Map<string, number>;
  const listings = [makeListing({ reference: 'A' }), makeListing({ reference: 'B' })];

  beforeAll(async () => {
    database = await openTestDatabase();
    ids = await fillCatalogue(database.db, listings);
    await sql`insert into broker (slug, name, creci) values ('ana', 'Ana', '1-F')`.execute(database.db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`delete from property where reference not in ('A', 'B')`.execute(database.db);
    await sql`delete from photo`.execute(database.db);
    await sql`delete from house`.execute(database.db);
    await sql`insert into photo (url, key, width, height) values ('k', 'aaaa', 3, 2), ('n', null, null, null)`.execute(
      database.db,
    );
  });

  /** What is told of what `write` does, to who asked right before. */
  async function changesOf(write: () => Promise<unknown>): Promise<Omit<PublicChanges, 'cursor'>> {
    const { cursor: before } = await publicChanges(database.db, undefined);
    await write();
    const { cursor, ...changes } = await publicChanges(database.db, before);
    expect(await publicChanges(database.db, cursor), 'told once').toMatchObject(nothing);
    return changes;
  }
  const run = (statement: ReturnType<typeof sql>) => () => statement.execute(database.db);
  const addMany = sql`
    insert into property (source_id, reference, content_hash, for_sale, for_rent, currency, type, condition,
      location_type, country, city, city_slug, district, district_slug, title, listed_at, updated_at)
    select source_id, 'many' || n, '', true, false, 'BRL', type, condition, location_type, country, city, city_slug,
      district, district_slug, title, listed_at, updated_at
    from property cross join generate_series(1, 600) n where reference = 'B'`;

  const cases: [string, () => Promise<unknown>, () => Partial<PublicChanges>][] = [
    [
      'a price: that home and the lists',
      run(sql`update property set sell_price = 1 where reference = 'A'`),
      () => ({ lists: true, homes: [ids.get('A')!] }),
    ],
    ['a write that changes nothing: nothing', run(sql`update property set title = title`), () => ({})],
    [
      'an import that changes nothing: nothing',
      () => applyCatalogue(database.db, { source: 'teste', feed: 'teste', listings }),
      () => ({}),
    ],
    [
      'a home that is new: the lists',
      () => applyCatalogue(database.db, { source: 'c', feed: 'c', listings: [makeListing()] }),
      () => ({ lists: true }),
    ],
    [
      'more homes than are worth naming: all',
      async () => {
        await addMany.execute(database.db);
        await sql`update property set title = 'Outro' where reference like 'many%'`.execute(database.db);
      },
      () => ({ lists: true, homes: null }),
    ],
    [
      'a photo that is there at last',
      run(sql`update photo set key = 'bbbb', width = 3, height = 2 where url = 'n'`),
      () => ({ hasNewPhotos: true }),
    ],
    [
      'a photo that was kept anew: the former one',
      run(sql`update photo set key = 'cccc' where url = 'k'`),
      () => ({ photos: ['aaaa'] }),
    ],
    ['a photo that is only waited for: nothing', run(sql`update photo set attempts = 3`), () => ({})],
    ['a photo that is deleted', run(sql`delete from photo where url = 'k'`), () => ({ photos: ['aaaa'] })],
    [
      'a broker’s name: everything',
      run(sql`update broker set name = 'Ana Reis'`),
      () => ({ everything: true }),
    ],
    ['a broker who stays as they are: nothing', run(sql`update broker set name = name`), () => ({})],
    [
      'the house: everything',
      run(sql`insert into house (version, content, photos) values ('1', '{}', '{}')`),
      () => ({ everything: true }),
    ],
    ['the home page’s slides: everything', run(sql`delete from slide`), () => ({ everything: true })],
  ];
  it.each(cases)('tells of %s', async (_, write, changes) => {
    expect(await changesOf(write)).toEqual({ ...nothing, ...changes() });
  });

  it('tells of homes that are erased: all', async () => {
    await addMany.execute(database.db);
    const erase = run(sql`delete from property where reference like 'many%'`);
    expect(await changesOf(erase)).toEqual({ ...nothing, lists: true, homes: null });
  });

  it.each([
    '',
    'now',
    '0.1:1:',
    '99999999999.1:1:1;drop table x',
    // More transactions than any server has seen.
    `${Math.floor(clock.nowMs() / 1000)}.${10 ** 18}:${10 ** 18}:`,
  ])('trusts nothing of before where the cursor is %o', async (since) => {
    expect(await publicChanges(database.db, since)).toMatchObject({ everything: true });
  });

  // As a nested loop it compares each row with each (docs/decisions/0145-loads-by-people.md).
  it('reads the rows before and after an update without nested loops', async () => {
    const { rows } = await sql<{ proconfig: string[] | null }>`
      select proconfig from pg_proc where proname = 'tell_changed_homes'`.execute(database.db);
    expect(rows).toEqual([{ proconfig: ['enable_nestloop=off'] }]);
  });

  it('invalidates everything when the cursor is older than the history', async () => {
    const { cursor } = await publicChanges(database.db, undefined);
    const [second, snapshot] = cursor.split('.');
    expect(await publicChanges(database.db, `${Number(second) - 1700}.${snapshot}`)).toMatchObject(nothing);
    expect(await publicChanges(database.db, `${Number(second) - 1900}.${snapshot}`)).toMatchObject({
      everything: true,
    });
  });

  // The embedded engine has one connection: there nothing begins before another has ended.
  it.runIf(testEngine === 'postgres')(
    'tells of a change that began before others and ended after them',
    async () => {
      const { db } = database;
      const { cursor: before } = await publicChanges(db, undefined);
      let later = '';
      await db.transaction().execute(async (slow) => {
        await sql`update photo set width = 9 where url = 'k'`.execute(slow);
        await sql`update property set sell_price = 8 where reference = 'B'`.execute(db);
        const changes = await publicChanges(db, before);
        expect(changes).toMatchObject({ homes: [ids.get('B')!] });
        later = changes.cursor;
        expect(await publicChanges(db, later)).toMatchObject(nothing);
      });
      expect(await publicChanges(db, later)).toMatchObject({ ...nothing, photos: ['aaaa'] });
    },
  );
});
