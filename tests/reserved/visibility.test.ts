import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffVisibility } from '@contract/staff-reserved';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { staffApi, staffTables } from '../staff/staff-api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
let vitrine: Awaited<ReturnType<typeof api.member>>;
let id: number;
const listings = (sellPrice = 2_000_000) => [
  makeListing({ reference: '17954', title: 'Casa', sellPrice }),
  ...['A', 'B', 'C'].map((reference) => makeListing({ reference })),
];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  for (const table of staffTables) await database.db.deleteFrom(table).execute();
  id = (await fillCatalogue(database.db, listings(), 'crm')).get('17954')!;
  api = staffApi(database);
  vitrine = await api.member('vitrine');
});

const path = () => `staff/properties/${id}`;
const put = (was: string, value: string, token = vitrine.token) =>
  api.call('PUT', `${path()}/visibility`, token, { visibility: { was, value } });
const read = async (token = vitrine.token): Promise<StaffVisibility> =>
  (await api.good('GET', `${path()}/visibility`, token)).data;
const row = () =>
  database.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const invite = (body: object, token = vitrine.token) =>
  api.call('POST', `${path()}/invitations`, token, body);
const clara = { name: 'Clara Nunes', email: '', days: '7' };

test('outlives loads, also of a property that leaves its feed and returns', async () => {
  expect((await put('public', 'reserved')).status).toBe(200);
  await fillCatalogue(database.db, listings(1_900_000), 'crm');
  expect(await row()).toMatchObject({ in_feed: true, active: false, sell_price: 1_900_000 });
  await fillCatalogue(database.db, listings().slice(1), 'crm');
  expect(await row()).toMatchObject({ in_feed: false, visibility: 'reserved' });
  await fillCatalogue(database.db, listings(), 'crm');
  expect(await row()).toMatchObject({ in_feed: true, visibility: 'reserved', active: false });
});

test('is an act, and one press brings it back', async () => {
  const direcao = await api.member('direcao');
  const { act } = (await put('public', 'draft', direcao.token)).body;
  expect((await row()).active).toBe(false);
  expect((await api.call('POST', `staff/acts/${act}/undo`, direcao.token, {})).status).toBe(200);
  expect(await row()).toMatchObject({ visibility: 'public', active: true });
});

test('of two people at once, the second reads both values', async () => {
  await put('public', 'draft');
  const second = await put('public', 'reserved');
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    conflict: { fields: [{ name: 'visibility', was: 'public', theirs: 'draft', yours: 'reserved' }] },
  });
  expect((await put('public', 'draft')).status).toBe(200);
});

test.each(['atendimento', 'corretor'] as const)('%s neither changes nor invites', async (role) => {
  const member = await api.member(role);
  expect((await put('public', 'draft', member.token)).status).toBe(404);
  expect((await invite(clara, member.token)).status).toBe(404);
});

test('who reads without writing does not learn who is invited', async () => {
  await invite(clara);
  const member = await api.member('atendimento');
  expect(await read(member.token)).toMatchObject({ may_write: false, invitations: [] });
});

test('acts of invitations have no name, address or token', async () => {
  const { token } = (await invite(clara)).body;
  await invite({ ...clara, email: 'clara@exemplo.com.br' });
  const { invitations } = await read();
  expect(invitations.map(({ email, is_open }) => [email, is_open])).toEqual([
    ['clara@exemplo.com.br', true],
    [null, true],
  ]);
  const revoke = `${path()}/invitations/${invitations[0]!.id}/revoke`;
  expect((await api.call('POST', revoke, vitrine.token, {})).status).toBe(200);
  expect((await read()).invitations[0]!.is_open).toBe(false);
  const acts = await database.db.selectFrom('audit_value').select('content').execute();
  expect(acts.filter(({ content }) => JSON.stringify(content).includes('convite')).length).toBeGreaterThan(2);
  expect(JSON.stringify(acts)).not.toMatch(new RegExp(`Clara|exemplo|${token}`));
});

test.each([
  ['no name', { ...clara, name: ' ' }],
  ['a wrong e-mail', { ...clara, email: 'clara' }],
  ['a term of its own', { ...clara, days: '9999' }],
  ['a long name', { ...clara, name: 'x'.repeat(2_000) }],
])('an invitation with %s is refused by field', async (_, body) => {
  expect((await invite(body)).status).toBe(422);
});

test('numbers of others and words instead of numbers are not there', async () => {
  for (const wrong of ['0', '999999', 'x', '1e3'])
    expect((await api.call('GET', `staff/properties/${wrong}/visibility`, vitrine.token)).status).toBe(404);
  const other = `staff/properties/${id}/invitations/12345/revoke`;
  expect((await api.call('POST', other, vitrine.token, {})).status).toBe(404);
});
