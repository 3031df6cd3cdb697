import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import * as photoAddresses from '@api/platform/db/migrations/0041-photo-addresses';
import { clock } from '@domain/kernel/clock';
import { openTestDatabase } from '../support/database';
import { aListing } from './a-listing';

const bare = 'https://balde.example.com/1.jpg';
const signed = (signature: string) => `${bare}?X-Amz-Signature=${signature}`;
const plain = 'https://fotos.example.com/2.jpg';
const plan = 'https://fotos.example.com/3.jpg';

it('names stored photos by their identities, and shows what was stored', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const read = (signature: string) => {
      const photos = [{ url: signed(signature) }, { url: plain }];
      const listings = [aListing('A', { photos, floorPlans: [{ url: `${plan}?v=1` }] })];
      return applyCatalogue(db, { source: 'a', feed: 'a', listings, force: true });
    };
    await read('old');
    await sql`
      update property set photos = ${JSON.stringify([{ url: signed('old'), alt: 'Sala' }, { url: plain }])}::jsonb,
        details = jsonb_set(details, '{floorPlans}', ${JSON.stringify([{ url: `${plan}?v=1` }])}::jsonb)`.execute(
      db,
    );
    await db.deleteFrom('photo').execute();
    const picture = { key: 'k1', width: 9, height: 9, status: 'ready', next_attempt_at: clock.now() };
    await db
      .insertInto('photo')
      .values([
        { url: signed('old'), ...picture },
        { url: plain, ...picture, key: null, status: 'failed', attempts: 6, error: 'status: 404' },
        { url: `${plan}?v=1`, ...picture, key: null, status: 'failed', attempts: 1, error: 'type: none' },
      ])
      .execute();
    await sql`
      alter table photo drop column address, drop column feed_version, drop column etag, drop column last_modified;
      alter table import_listing drop column photos, drop column dated`.execute(db);
    await photoAddresses.up(db as Kysely<unknown>);

    const property = await db.selectFrom('property').select(['photos', 'details']).executeTakeFirstOrThrow();
    expect(property.photos).toEqual([{ url: bare, alt: 'Sala' }, { url: plain }]);
    expect(property.details.floorPlans).toEqual([{ url: plan }]);
    const rows = await db.selectFrom('photo').selectAll().execute();
    const rowOf = (url: string) => rows.find((row) => row.url === url);
    expect(rowOf(bare)).toMatchObject({ key: 'k1', status: 'ready', address: signed('old') });
    expect(rowOf(bare)!.renew_at).not.toBeNull();
    expect(rowOf(plain)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(rowOf(plan)).toMatchObject({ status: 'failed', error: 'type: none' });
    expect(rowOf(signed('old'))).toMatchObject({ key: 'k1' });

    await read('new');
    const now = await db.selectFrom('photo').selectAll().where('url', '=', bare).executeTakeFirstOrThrow();
    expect(now).toMatchObject({ key: 'k1', status: 'ready', address: signed('new') });
  } finally {
    await close();
  }
});
