import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  erasePersonsDrafts,
  eraseDrafts,
  forgetDrafts,
} from '@api/announcements/queries/announcement-drafts';
import { countStalledDrafts } from '@api/announcements/queries/stalled-drafts';
import type { Database } from '@api/database';
import { inTransaction } from '@api/platform/db/transaction';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
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
  await emptyCatalogue(db);
  for (const table of [...staffTables, 'announcement_draft', 'property_owner'] as const)
    await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('vitrine'));
  own = ownCalls(api, token);
});

const monthLater = () =>
  db
    .updateTable('announcement_draft')
    .set({ saved_at: new Date(Date.now() - 31 * 24 * 3600_000) })
    .execute();
const email = 'clara@exemplo.com.br';
const person = { accountId: 0, email, verifiedEmails: [email] };

test('two presses begin one draft; a typed one stays beside a new one', async () => {
  const [first, second] = await Promise.all([own.start(), own.start()]);
  expect(second).toBe(first);
  expect(await own.list()).toEqual([]);
  await own.type(first, { bairro: 'Ferradura', cidade: 'Búzios', tipo_imovel: 'Casa' });
  const third = await own.start();
  expect(third).not.toBe(first);
  expect(await own.list()).toMatchObject([
    { number: first, title: 'Casa', place: 'Ferradura, Búzios', author: 'Pessoa de vitrine' },
  ]);
});

test('merges what two members typed into different fields', async () => {
  const number = await own.start();
  await own.type(number, { bairro: 'Ferradura', titulo: '' });
  const other = ownCalls(api, (await api.member('direcao')).token);
  const { revision } = await other.read(number);
  await own.type(number, { bairro: 'Geribá', titulo: '' }, revision);
  await other.type(number, { bairro: 'Ferradura', titulo: 'Casa com píer' }, revision);
  expect((await own.read(number)).fields).toMatchObject({
    bairro: { value: ['Geribá'] },
    titulo: { value: ['Casa com píer'] },
  });
});

test.each(['atendimento', 'corretor'] as const)('%s gets 404 for each call', async (role) => {
  const number = await own.start();
  const stranger = (await api.member(role)).token;
  for (const [method, path] of [
    ['GET', 'staff/typed-properties'],
    ['POST', 'staff/typed-properties'],
    ['GET', `staff/typed-properties/${number}`],
    ['PUT', `staff/typed-properties/${number}`],
    ['DELETE', `staff/typed-properties/${number}`],
    ['POST', `staff/typed-properties/${number}/publish`],
  ] as const)
    expect((await api.call(method, path, stranger)).status, `${method} ${path}`).toBe(404);
});

test.each(['0', '-1', '1e3', 'x', '99999', '9999999999999999'])('number %s answers 404', async (number) => {
  const body = { base: 0, typed: {} };
  expect((await api.call('GET', `staff/typed-properties/${number}`, token)).status).toBe(404);
  expect((await api.call('PUT', `staff/typed-properties/${number}`, token, body)).status).toBe(404);
  expect((await api.call('DELETE', `staff/typed-properties/${number}`, token)).status).toBe(404);
});

test('refuses names and texts that are too long, and stays as it was', async () => {
  const number = await own.start();
  const put = (typed: object) =>
    api.call('PUT', `staff/typed-properties/${number}`, token, { base: 0, typed });
  expect((await put({ titulo: ['x'.repeat(2_001)] })).status).toBe(400);
  expect((await put({ ['x'.repeat(61)]: ['x'] })).status).toBe(400);
  expect((await put({ titulo: ['Casa \u0000 no mar'] })).status).toBe(200);
  expect((await own.read(number)).fields).toMatchObject({ titulo: { value: ['Casa  no mar'] } });
});

test('is no owner’s draft that stalled, and expires as theirs', async () => {
  const number = await own.start();
  await own.type(number, { bairro: 'Ferradura' });
  await monthLater();
  expect(await countStalledDrafts(db)).toBe(0);
  expect((await api.call('GET', `staff/typed-properties/${number}`, token)).status).toBe(404);
  await forgetDrafts(db);
  expect(await db.selectFrom('announcement_draft').select('id').execute()).toEqual([]);
});

test('loses the owner’s data with the person, and stays', async () => {
  const number = await own.start();
  await own.type(number, { proprietario_nome: 'Clara', email: 'Clara@exemplo.com.br ', bairro: 'Ferradura' });
  await inTransaction(db, (write) => erasePersonsDrafts(write, { ...person, verifiedEmails: ['x@y.com'] }));
  expect((await own.read(number)).fields).toHaveProperty('email');
  await inTransaction(db, (write) => erasePersonsDrafts(write, person));
  expect(Object.keys((await own.read(number)).fields)).toEqual(['bairro']);
  await own.type(number, { email }, 9);
  expect(await inTransaction(db, (write) => eraseDrafts(write, email))).toEqual([]);
  expect(Object.keys((await own.read(number)).fields)).toEqual(['bairro']);
});

test('is discarded, and an undo brings it back', async () => {
  const number = await own.start();
  await own.type(number, { bairro: 'Ferradura' });
  const { act } = await api.good('DELETE', `staff/typed-properties/${number}`, token);
  expect(await own.list()).toEqual([]);
  expect((await api.call('DELETE', `staff/typed-properties/${number}`, token)).status).toBe(404);
  await api.good('POST', `staff/acts/${act}/undo`, token);
  expect(await own.list()).toMatchObject([{ number }]);
});
