import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetDrafts } from '@api/announcements/queries/announcement-drafts';
import type { Database } from '@api/database';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from '../staff/staff-api';
import { ownCalls } from './own-property';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let own: ReturnType<typeof ownCalls>;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('announcement_draft').execute();
  await emptyCatalogue(db);
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('vitrine'));
  own = ownCalls(api, token);
});

async function typed(): Promise<number> {
  const number = await own.start();
  await own.type(number, { titulo: 'Casa de frente para o mar', email: 'clara@exemplo.com.br' });
  return number;
}
const row = (id: number) =>
  db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const isOnSite = async (id: number) => {
  const { active, available } = await row(id);
  return active && available;
};
const owners = (id: number) =>
  db.selectFrom('property_owner').select('email').where('property_id', '=', id).execute();

test('is on the site with all that was typed, and follows its owner', async () => {
  const number = await typed();
  const { property_id: id, path } = await own.publish(number);
  expect(await isOnSite(id)).toBe(true);
  expect(path).toMatch(new RegExp(`/${id}$`));
  expect(await row(id)).toMatchObject({
    ...{ reference: `PROPRIO-${number}`, title: 'Casa de frente para o mar', sell_price: 7_900_000 },
    ...{ bedrooms: 5, area: 520, district: 'Ferradura', details: { description: 'Com vista.' } },
  });
  expect(await owners(id)).toEqual([{ email: 'clara@exemplo.com.br' }]);
  await db
    .updateTable('announcement_draft')
    .set({ saved_at: new Date(0) })
    .execute();
  await forgetDrafts(db);
  expect(await own.read(number)).toMatchObject({ expires_at: null, publication: { property_id: id } });
});

test('a page that is not the newest publishes nothing', async () => {
  const number = await typed();
  const answer = await own.tryPublish(number, 0);
  expect([answer.status, answer.body.code]).toEqual([409, 'CHANGED']);
  expect(await db.selectFrom('property').select('id').execute()).toEqual([]);
});

test.each<[string, object]>([
  ['a country that nobody knows', { pais: 'Atlântida' }],
  ['a state of no name', { estado: 'Rio' }],
])('%s is refused', async (_, given) => {
  const number = await typed();
  const { revision } = await own.read(number);
  expect((await own.tryPublish(number, revision, given)).status).toBe(422);
  expect(await db.selectFrom('property').select('id').execute()).toEqual([]);
});

test('is edited again: the same address, overrides stay', async () => {
  const number = await typed();
  const { property_id: id } = await own.publish(number);
  const price = { was: null, value: { value: 7_000_000, until: null, reason: null } };
  await api.good('PUT', `staff/properties/${id}/overrides`, token, { sell_price: price });
  await own.type(number, { titulo: 'Casa com píer próprio' }, 9);
  expect(await own.list()).toMatchObject([{ number, is_published: true, has_changes: true }]);
  const given = { titulo: 'Casa com píer próprio', valor_venda_desejado: 7_500_000, email: null };
  const { act, ...published } = await own.publish(number, given);
  expect(published.property_id).toBe(id);
  expect(await row(id)).toMatchObject({ title: 'Casa com píer próprio', sell_price: 7_000_000 });
  expect(await owners(id)).toEqual([]);
  expect((await api.call('POST', `staff/acts/${act}/undo`, token)).status).toBe(409);
  await api.good('DELETE', `staff/properties/${id}/overrides/sell_price`, token);
  expect(await row(id)).toMatchObject({ sell_price: 7_500_000 });
  expect(await own.list()).toMatchObject([{ has_changes: false }]);
});

test('an undo takes it off the site, and another brings it back', async () => {
  const number = await typed();
  const { act, property_id: id } = await own.publish(number);
  const undo = async (of: number) => (await api.good('POST', `staff/acts/${of}/undo`, token)).data.act;
  const second = await undo(act);
  expect(await isOnSite(id)).toBe(false);
  expect(await own.list()).toMatchObject([{ number, is_published: false }]);
  await undo(second);
  expect(await isOnSite(id)).toBe(true);
});

test('is taken off by the override that withdraws any property', async () => {
  const { property_id: id } = await own.publish(await typed());
  const withdrawn = { was: null, value: { value: 'owner', until: null, reason: null } };
  await api.good('PUT', `staff/properties/${id}/overrides`, token, { withdrawn });
  expect(await isOnSite(id)).toBe(false);
});

test('what is published is not discarded', async () => {
  const number = await typed();
  await own.publish(number);
  expect((await api.call('DELETE', `staff/typed-properties/${number}`, token)).status).toBe(409);
});

test('its code is no code of a feed, written in any way', async () => {
  const next = (await own.start()) + 1;
  await own.type(next - 1, { bairro: 'Ferradura' });
  await fillCatalogue(db, [makeListing({ reference: `proprio ${next}` })], 'crm');
  expect(await own.start()).toBeGreaterThan(next);
});
