import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { ListingInput } from '@api/catalogue/listing';
import { photosByUrl } from '@api/platform/photos/repository';
import { clock } from '@domain/kernel/clock';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { stopClock } from '../support/stopped-clock';
import { aListing } from './a-listing';
import { emptyCatalogue } from './catalogue-tables';

const bare = 'https://balde.s3.sa-east-1.amazonaws.com/fotos/1.jpg';
const signed = (signature: string, more = '') =>
  `${bare}?X-Amz-Date=20261127T22000${signature}Z&X-Amz-Signature=${signature}${more}`;

describe('photos that a feed names', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => emptyCatalogue(database.db));

  const readPicture = (picture: ListingInput['photos'][number]) =>
    applyCatalogue(database.db, {
      source: 'first',
      feed: 'test',
      listings: [aListing('SIG-1', { photos: [picture] })],
    });
  const read = (url: string, rest: Partial<ListingInput> = {}, options = {}) =>
    applyCatalogue(database.db, {
      source: 'first',
      feed: 'test',
      listings: [aListing('SIG-1', { photos: [{ url }], ...rest })],
      ...options,
    });
  const rowOf = (url = bare) =>
    database.db.selectFrom('photo').selectAll().where('url', '=', url).executeTakeFirstOrThrow();
  const change = (values: object) => database.db.updateTable('photo').set(values).execute();
  const stored = { key: 'k'.repeat(24), width: 640, height: 480, status: 'ready', renew_at: null };
  const isDue = (at: Date | null) => at !== null && at.getTime() <= clock.nowMs() + 1000;
  const inAnHour = () => new Date(clock.nowMs() + 3600_000);

  it('do not change with their signatures, and are fetched by the newest', async () => {
    await read(signed('1'));
    expect(await rowOf()).toMatchObject({ address: signed('1'), status: 'pending' });
    await change(stored);
    expect((await read(signed('2'), {}, { dryRun: true })).counts).toMatchObject({
      unchanged: 1,
      changed: 0,
    });
    expect((await read(signed('2'))).counts).toMatchObject({ unchanged: 1, changed: 0 });
    expect(await rowOf()).toMatchObject({ ...stored, address: signed('2') });
    const { photos } = await database.db.selectFrom('property').select('photos').executeTakeFirstOrThrow();
    expect(photos.map(({ url }) => url)).toEqual([bare]);
    expect((await photosByUrl(database.db, [bare])).size).toBe(1);
  });

  it('have their plain address again when the feed no longer signs it', async () => {
    await read(signed('1'));
    await read(bare);
    expect(await rowOf()).toMatchObject({ address: null });
  });

  it.each([
    ['date', signed('2'), { updatedAt: '2026-11-28T10:00:00Z' }],
    ['version in the address', signed('2', '&v=3'), { updatedAt: '2026-11-27T10:00:00Z' }],
  ])('are asked for again with another %s, and shown until then', async (_, url, rest) => {
    const before = { updatedAt: '2026-11-27T10:00:00Z' };
    await read(signed('1', '&v=2'), before);
    await change(stored);
    await read(signed('2', '&v=2'), before);
    expect(await rowOf()).toMatchObject(stored);
    expect((await read(url, rest)).counts).toMatchObject({ unchanged: 1 });
    const { renew_at, ...row } = await rowOf();
    expect(isDue(renew_at)).toBe(true);
    expect(row).toMatchObject({ key: stored.key, status: 'ready' });
  });

  it.each([
    ['a date of its own', { changedAt: '2026-11-27' }, { changedAt: '2026-11-28' }],
    ['the mark of a replaced picture', {}, { replaced: true }],
  ])('are asked for again with %s', async (_, before, after) => {
    await readPicture({ url: bare, ...before });
    await change(stored);
    await readPicture({ url: bare, ...before });
    expect(await rowOf()).toMatchObject(stored);
    expect((await readPicture({ url: bare, ...after })).counts).toMatchObject({ unchanged: 1 });
    expect(isDue((await rowOf()).renew_at)).toBe(true);
  });

  it('marked as replaced at every reading are asked for once a day', async () => {
    const marked = { url: bare, replaced: true };
    await readPicture(marked);
    await change(stored);
    await readPicture(marked);
    expect(await rowOf()).toMatchObject(stored);
    const restore = stopClock(new Date(clock.nowMs() + 24 * 3600_000));
    await readPicture(marked).finally(restore);
    expect((await rowOf()).renew_at).not.toBeNull();
  });

  it('stored before feeds’ dates were are not asked for again at once', async () => {
    await read(bare, { updatedAt: '2026-11-27T10:00:00Z' });
    await change({ ...stored, feed_version: null });
    await read(bare, { updatedAt: '2026-11-28T10:00:00Z' });
    expect(await rowOf()).toMatchObject({ renew_at: null, feed_version: expect.stringContaining('28') });
  });

  it.each(['status: 403', 'status: 404', 'timeout: silence', 'network: reset', 'redirects: more than 3'])(
    'that failed with “%s” are due at each later reading',
    async (error) => {
      await read(bare);
      await change({ status: 'failed', attempts: 7, error });
      for (const attempts of [6, 5]) {
        await read(bare);
        expect(await rowOf()).toMatchObject({ status: 'pending', attempts });
        expect(isDue((await rowOf()).next_attempt_at)).toBe(true);
      }
    },
  );

  it('that wait for their next attempt are due at a later reading', async () => {
    await read(bare);
    await change({ attempts: 3, error: 'status: 503', next_attempt_at: inAnHour() });
    await read(bare);
    expect(isDue((await rowOf()).next_attempt_at)).toBe(true);
  });

  it('that another worker has at hand stay with it', async () => {
    await read(bare);
    await change({ next_attempt_at: inAnHour() });
    await read(bare);
    expect(isDue((await rowOf()).next_attempt_at)).toBe(false);
  });

  it.each(['type: not a photograph', 'size: 1 × 1 px', 'broken: no end', 'cost: over 768 MB'])(
    'refused for their bytes (%s) are due only if the feed changed them',
    async (error) => {
      await read(bare, { updatedAt: '2026-11-27T10:00:00Z' });
      await change({ status: 'failed', attempts: 1, error });
      await read(bare, { updatedAt: '2026-11-27T10:00:00Z' });
      expect(await rowOf()).toMatchObject({ status: 'failed', attempts: 1 });
      await read(bare, { updatedAt: '2026-11-28T10:00:00Z' });
      expect(await rowOf()).toMatchObject({ status: 'pending', attempts: 0 });
    },
  );

  it('of other properties stay as they are', async () => {
    await read(bare);
    await change({ status: 'failed', attempts: 7, error: 'status: 404' });
    await read('https://fotos.example.com/other.jpg');
    expect(await rowOf()).toMatchObject({ status: 'failed', attempts: 7 });
  });
});
