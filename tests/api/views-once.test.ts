import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetViewHashes } from '@api/analytics/forget-views';
import { readBrokerageNetworks } from '@api/platform/http/brokerage-networks';
import type { Viewer } from '@api/analytics/queries/view-visitors';
import { countViews } from '@api/analytics/queries/views';
import { visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import type { ViewType } from '@contract/views';
import { maxViewsPerBeacon } from '@domain/property/view-beacon';
import { makeAccount } from '../support/accounts';
import { cheap, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { createApi } from '@api/app';
import { createPasswords } from '@api/accounts/passwords';
import { silentLogger } from '../support/silent-logger';

const now = new Date('2026-11-22T15:10:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const somebody: Viewer = { ip: '203.0.113.9', agent: firefox, account: null };

describe.each(testEngines)('a view that is counted once, on %s', (engine) => {
  let database: TestDatabase;
  let home: number;
  let other: number;
  let gone: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const ids = await fillCatalogue(
      database.db,
      ['A', 'B', 'C'].map((reference) => makeListing({ reference })),
    );
    [home, other, gone] = ['A', 'B', 'C'].map((reference) => ids.get(reference)!) as [number, number, number];
    await database.db.updateTable('property').set({ in_feed: false }).where('id', '=', gone).execute();
    const owned = { property_id: home, email: 'dona@exemplo.com.br' };
    await database.db.insertInto('property_owner').values(owned).execute();
    await database.db.insertInto('staff_member').values({ email: 'casa@exemplo.com.br' }).execute();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['property_view', 'view_seen', 'view_salt'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const view = (product_id: number, view_type: ViewType = 'detail', product_segment = 'usado' as const) => ({
    product_id,
    product_segment,
    view_type,
  });
  const count = (views: ReturnType<typeof view>[], viewer: Partial<Viewer> = {}, at = now) =>
    countViews(database.db, views, { ...somebody, ...viewer }, at);
  const counted = async () => {
    const rows = await database.db
      .selectFrom('property_view')
      .select(['property_id', 'view_type', 'views'])
      .orderBy('property_id')
      .orderBy('view_type')
      .execute();
    return rows.map((row) => [row.property_id, row.view_type, row.views]);
  };

  it('counts a batch once per property and kind, without unavailable ones', async () => {
    expect(
      await count([view(other), view(home, 'map'), view(home), view(home, 'map'), view(gone), view(999_999)]),
    ).toBe(2);
    expect(await counted()).toEqual([
      [home, 'detail', 1],
      [home, 'map', 1],
      [other, 'detail', 1],
    ]);
  });

  it.each<[string, Partial<Viewer>, string, number]>([
    ['the same visitor in the same half hour', {}, '2026-11-22T15:29:59Z', 1],
    ['the same visitor in the next', {}, '2026-11-22T15:30:00Z', 2],
    ['another browser', { agent: 'Safari' }, '2026-11-22T15:10:00Z', 2],
    ['another address', { ip: '203.0.113.10' }, '2026-11-22T15:10:00Z', 2],
    ['one of whom nothing is known', { ip: null }, '2026-11-22T15:10:00Z', 2],
  ])('%s', async (_, viewer, at, views) => {
    await count([view(home)]);
    await count([view(home)], viewer, new Date(at));
    expect(await counted()).toEqual([[home, 'detail', views]]);
  });

  it.each([
    ['2001:db8:0:7::9', 1],
    ['2001:db8:0:8::1', 2],
  ])('an IPv6 network of /64 is one visitor: %s', async (ip, views) => {
    await count([view(home)], { ip: '2001:db8:0:7::1' });
    await count([view(home)], { ip });
    expect(await counted()).toEqual([[home, 'detail', views]]);
  });

  it.each<[string, string, Date | null, number, number]>([
    ['the owner', 'dona@exemplo.com.br', now, 0, 1],
    ['who has not proven the owner’s e-mail', 'dona@exemplo.com.br', null, 1, 1],
    ['who works for the house', 'casa@exemplo.com.br', now, 0, 0],
    ['anybody else who is signed in', 'clara@exemplo.com.br', now, 1, 1],
  ])('%s', async (_, email, verified_at, own, others) => {
    const account = await makeAccount(database.db, { email, verified_at });
    await count([view(home), view(other)], { account: account.id });
    const wanted = [home, other].map((id, index) => [id, 'detail', [own, others][index]]);
    expect(await counted()).toEqual(wanted.filter(([, , views]) => views));
    await database.db.deleteFrom('account').where('id', '=', account.id).execute();
  });

  it('what comes at once is counted once, and nobody waits in a circle', async () => {
    const views = [home, other].flatMap((id) => [view(id), view(id, 'search'), view(id, 'gallery')]);
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        count(n % 2 ? views : [...views].reverse(), { ip: `203.0.113.${n % 8}` }),
      ),
    );
    expect((await counted()).map(([, , views]) => views)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  it('deletes hashes after their half hour and the salt after a day', async () => {
    const storedViews = async () => ({
      seen: await database.db.selectFrom('view_seen').select('visitor').execute(),
      salts: await database.db.selectFrom('view_salt').select('salt').execute(),
    });
    const real = new Date();
    await count([view(home)], {}, real);
    const today = await storedViews();
    expect(today.seen[0]!.visitor).not.toContain('203.0.113');
    const later = (hours: number) => new Date(real.getTime() + hours * 3_600_000);
    await forgetViewHashes(database.db, later(0.1));
    expect(await storedViews()).toEqual(today);
    await forgetViewHashes(database.db, later(2));
    expect(await storedViews()).toEqual({ ...today, seen: [] });
    await count([view(home)], {}, later(24));
    await forgetViewHashes(database.db, later(24.5));
    const tomorrow = await storedViews();
    expect(tomorrow.salts.filter(({ salt }) => salt === today.salts[0]!.salt)).toEqual([]);
    expect(tomorrow.seen.filter(({ visitor }) => visitor === today.seen[0]!.visitor)).toEqual([]);
  });

  it('the house’s own networks see nothing that counts', async () => {
    const isBrokerageAddress = readBrokerageNetworks('198.51.100.0/24')!;
    const app = createApi({
      db: database.db,
      log: silentLogger,
      passwords: createPasswords(cheap),
      isBrokerageAddress,
    });
    const from = async (ip: string) => {
      const headers = { [visitorHeaders.ip]: ip, [visitorAgentHeader]: firefox };
      const body = JSON.stringify({ views: [view(home)] });
      expect((await app.request('/views', { method: 'POST', headers, body })).status).toBe(200);
    };
    await from('198.51.100.9');
    expect(await counted()).toEqual([]);
    await from('198.51.101.9');
    expect(await counted()).toEqual([[home, 'detail', 1]]);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['none', { views: [] }],
    ['too many', { views: Array.from({ length: maxViewsPerBeacon + 1 }, () => view(1)) }],
    ['no list', { views: 'x' }],
    ['a wrong one among right ones', { views: [view(1), { ...view(1), view_type: 'x' }] }],
  ])('refuses %s', async (_, body) => {
    const { app } = testApi(database);
    const posted = await app.request('/views', { method: 'POST', body: JSON.stringify(body) });
    expect(posted.status).toBe(400);
    expect(await counted()).toEqual([]);
  });
});
