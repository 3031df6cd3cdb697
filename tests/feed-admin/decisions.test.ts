import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { StaffRunRecord } from '@contract/staff-feeds';
import { aListing } from '../catalogue/a-listing';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { inCents, listings, loadOf, priceOf, pricesOf, runPublications } from './loads';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let load: ReturnType<typeof loadOf>;
let operacao: Awaited<ReturnType<typeof api.member>>;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  load = loadOf(db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
  operacao = await api.member('operacao');
  await load(listings(60));
});

const record = async (id: number): Promise<StaffRunRecord> =>
  (await api.good('GET', `staff/feeds/runs/${id}`, operacao.token)).data;
const decide = (id: number, what: string, body: object = {}, token = operacao.token) =>
  api.call('POST', `staff/feeds/runs/${id}/${what}`, token, body);
/** Twelve prices in cents, and a new home. */
const holdPrices = async () => {
  const changed = [
    ...listings(60, (n) => (n < 12 ? inCents(n) : {})),
    aListing('NOVO', { district: 'Longe' }),
  ];
  return { run: (await load(changed)).runId!, changed };
};
const acts = async (run: number) =>
  (await db.selectFrom('audit_log').select('verb').where('subject', '=', `import:${run}`).execute()).map(
    ({ verb }) => verb,
  );

test('many steep prices hold a load, and its page says why', async () => {
  const { run } = await holdPrices();
  expect(await record(run)).toMatchObject({
    ...{ outcome: 'refused', hold: 'prices', prices: 12, active: 60, number: 12, factor: 100, added: 1 },
    ...{ read: 61, decision: null, can_revert: false },
  });
  expect((await record(run)).price_changes![0]).toMatchObject({
    reference: 'L0',
    from: 1_000_000,
    to: 10_000,
  });
  expect((await pricesOf(db)).get('L0')).toBe(1_000_000);
  const today = (await api.good('GET', 'staff/today', operacao.token)).data;
  expect(today.feeds.rows).toMatchObject([{ id: run, source: 'casa', hold: 'prices', prices: 12 }]);
  expect((await api.good('GET', 'staff/waiting', operacao.token)).data.feeds).toBe(1);
});

test('a discarded load is over, and the same feed is not held again', async () => {
  const { run, changed } = await holdPrices();
  expect((await decide(run, 'discard')).status).toBe(200);
  expect((await decide(run, 'discard')).status).toBe(200);
  expect(await acts(run)).toEqual(['imports.write']);
  expect((await load(changed)).outcome).toBe('repeated');
  expect((await api.good('GET', 'staff/waiting', operacao.token)).data.feeds).toBe(0);
  expect(await record(run)).toMatchObject({ decision: 'discarded', decided_by: 'Pessoa de operacao' });
  const other = await decide(run, 'publish', { number: '12' });
  expect([other.status, other.body.message]).toEqual([
    409,
    'Esta carga já foi descartada por Pessoa de operacao.',
  ]);
  expect((await load(listings(61))).outcome).toBe('applied');
});

test('the same feed waits once, a corrected one takes its place', async () => {
  const { run, changed } = await holdPrices();
  expect((await load(changed)).outcome).toBe('repeated');
  expect(await record(run)).toMatchObject({ decision: null });
  expect((await load(listings(60))).outcome).toBe('applied');
  expect(await record(run)).toMatchObject({ decision: 'superseded' });
  expect((await decide(run, 'publish', { number: '12' })).status).toBe(409);
});

test('publishing needs the number, and writes what was reviewed', async () => {
  const { run } = await holdPrices();
  for (const number of ['11', '0', '', 'doze'])
    expect((await decide(run, 'publish', { number })).status).toBe(422);
  expect((await decide(run, 'publish', { number: '12' })).status).toBe(200);
  expect((await decide(run, 'publish', { number: '12' })).status).toBe(200);
  expect(await record(run)).toMatchObject({ is_publishing: true });
  expect((await decide(run, 'discard')).status).toBe(409);
  await runPublications(db);
  const prices = await pricesOf(db);
  expect([prices.get('L0'), prices.get('L30'), prices.has('NOVO')]).toEqual([10_000, priceOf(30), true]);
  expect(await record(run)).toMatchObject({
    outcome: 'applied',
    is_publishing: false,
    added: 1,
    can_revert: true,
  });
  expect(await acts(run)).toEqual(['imports.force']);
});

test('without prices the rest is published, until the feed has others', async () => {
  const { run, changed } = await holdPrices();
  expect((await decide(run, 'publish-without-prices')).status).toBe(200);
  await runPublications(db);
  const seen = async () => {
    const prices = await pricesOf(db);
    return [prices.get('L0'), prices.get('L1'), prices.has('NOVO')];
  };
  expect(await seen()).toEqual([priceOf(0), priceOf(1), true]);
  expect((await load(changed)).outcome).toBe('applied');
  expect(await seen()).toEqual([priceOf(0), priceOf(1), true]);
  // Another text with the price that nobody believes, and a price that is another one.
  const next = changed.map((each) =>
    each.reference === 'L0'
      ? { ...each, title: 'Outro título' }
      : each.reference === 'L1'
        ? { ...each, sellPrice: 1_500_000 }
        : each,
  );
  expect((await load(next)).counts).toMatchObject({ changed: 2, prices: 1 });
  expect(await seen()).toEqual([priceOf(0), 1_500_000, true]);
});

test('a publication ends where the catalogue is another one', async () => {
  const { run } = await holdPrices();
  await db.updateTable('property').set({ content_hash: 'x' }).where('reference', '=', 'L40').execute();
  await decide(run, 'publish', { number: '12' });
  await runPublications(db);
  expect(await record(run)).toMatchObject({
    ...{ outcome: 'failed', is_publishing: false },
    reason: 'o catálogo mudou desde que esta carga foi lida: nada foi ao ar',
  });
  expect((await pricesOf(db)).get('L0')).toBe(priceOf(0));
});

test('a load without a third of its homes is held, not its prices', async () => {
  const run = (await load(listings(30))).runId!;
  expect(await record(run)).toMatchObject({ hold: 'gone', number: 30, deactivated: 30 });
  expect((await decide(run, 'publish-without-prices')).status).toBe(409);
  await decide(run, 'publish', { number: '30' });
  await runPublications(db);
  expect((await pricesOf(db)).size).toBe(30);
});
