import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { saveFavorite } from '@api/favorites/queries/favorites';
import { forgetPhotos, photoRetention } from '@api/platform/photos/retention';
import { openPhotoStore } from '@api/platform/photos/store';
import { startJobs } from '@api/platform/jobs/worker';
import { sqlNow } from '@api/platform/db/sql-now';
import { aListing } from '../catalogue/a-listing';
import { makeAccount } from '../support/accounts';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { shortPauses } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

describe.each(testEngines)('photos that nothing names, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const pass = (days: number) =>
    sql`update photo set unused_since = unused_since - make_interval(days => ${days})`.execute(database.db);
  const left = async () =>
    (await database.db.selectFrom('photo').select('url').orderBy('url').execute()).map(({ url }) => url);

  it('are deleted after 30 days, unless saved, referenced or shared', async () => {
    const { db } = database;
    const names = ['active', 'kept', 'told', 'told-long-ago', 'gone', 'back'];
    const listings = names.map((reference) =>
      aListing(reference, {
        photos: [
          { url: `https://x/${reference}-1`, alt: '' },
          { url: `https://x/${reference}-2`, alt: '' },
        ],
      }),
    );
    await applyCatalogue(db, { source: 'casa', feed: 'x', listings });
    await applyCatalogue(db, { source: 'casa', feed: 'x', listings: listings.slice(0, 1), force: true });
    const id = async (reference: string) =>
      (
        await db
          .selectFrom('property')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).id;
    await makeAccount(db);
    const { id: account } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    await saveFavorite(db, { account, property: await id('kept') });
    for (const [reference, days] of [
      ['told', 80],
      ['told-long-ago', 100],
    ] as const)
      await sql`insert into lead (idempotency_key, protocol, kind, name, email, details, campaign, consent_version, product_id, created_at)
        values (${reference}, ${reference}, 'contact', 'Ana', 'ana@exemplo.com.br', '{}', '{}', '1',
          ${await id(reference)}, ${sqlNow()} - make_interval(days => ${days}))`.execute(db);
    await sql`insert into house (version, content, photos) values ('1', '{}', '{https://x/gone-2}')`.execute(
      db,
    );
    const store = openPhotoStore(database.dataDir);
    for (const key of ['a1', 'b2']) await store.writeOriginal(key, Buffer.from(key));
    await sql`update photo set key = 'a1' where url in ('https://x/gone-1', 'https://x/active-1')`.execute(
      db,
    );
    await sql`update photo set key = 'b2' where url = 'https://x/gone-2'`.execute(db);

    expect(await forgetPhotos(db)).toBe(0);
    await pass(29);
    await applyCatalogue(db, { source: 'casa', feed: 'x', listings: [listings[0]!, listings[5]!] });
    expect(await forgetPhotos(db)).toBe(0);
    await pass(2);
    expect(await forgetPhotos(db)).toBe(4);
    await sql`delete from house`.execute(db);
    expect(await forgetPhotos(db)).toBe(0);
    await pass(31);
    expect(await forgetPhotos(db)).toBe(1);
    expect(await left()).toEqual(
      ['active-1', 'active-2', 'back-1', 'back-2', 'kept-1', 'kept-2', 'told-1'].map(
        (name) => `https://x/${name}`,
      ),
    );

    const worker = startJobs({
      db,
      kinds: photoRetention(db, store),
      log: silentLogger,
      pauses: shortPauses,
    });
    await until(async () => expect(await store.readOriginal('b2')).toBeNull());
    await worker.stop();
    expect(await store.readOriginal('a1')).not.toBeNull();
  });
});
