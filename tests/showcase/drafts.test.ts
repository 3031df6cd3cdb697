import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { maxDraftLength } from '@contract/staff-drafts';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from '../staff/staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['showcase_draft', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('vitrine'));
});

const path = 'staff/showcase/drafts/list/praia';
const put = (content: object, version: number, bearer = token) =>
  api.call('PUT', path, bearer, { content, version });
const draft = async () => (await api.good('GET', path, token)).data;

test('a draft is read as it was typed, and named in its kind alone', async () => {
  expect(await draft()).toBeNull();
  const content = { title: ' Pra', codes: ['18204', ''], until: '31/02/2027' };
  const { body } = await put(content, 0);
  const saved = { saved_at: expect.any(String), saved_by: 'Pessoa de vitrine', version: body.data.version };
  expect(await draft()).toEqual({ content, ...saved });
  expect((await api.good('GET', 'staff/showcase/drafts/list', token)).data).toEqual([
    { key: 'praia', ...saved },
  ]);
  expect((await api.good('GET', 'staff/showcase/drafts/banner', token)).data).toEqual([]);
});

test('a save over another’s is refused, and names who', async () => {
  const other = await api.member('operacao');
  const first = (await put({ title: 'Praia' }, 0)).body.data.version;
  expect((await put({ title: 'Serra' }, first, other.token)).status).toBe(200);
  for (const version of [0, first]) {
    const { status, body } = await put({ title: 'Mar' }, version);
    expect([status, body.code, body.message]).toEqual([
      409,
      'DRAFT_CHANGED',
      expect.stringMatching(/^Pessoa de operacao salvou este rascunho em /),
    ]);
  }
  expect((await draft()).content).toEqual({ title: 'Serra' });
});

test('the same save twice by one member is one save', async () => {
  const content = { title: 'Praia', codes: ['18204'] };
  const [one, other] = await Promise.all([put(content, 0), put(content, 0)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.data.version).toBe(other.body.data.version);
  const { version } = one.body.data;
  const next = (await put({ title: 'Serra' }, version)).body.data.version;
  expect((await put({ title: 'Serra' }, version)).body.data.version).toBe(next);
  expect((await put({ title: 'Mar' }, version)).status).toBe(409);
  const another = await api.member('operacao');
  expect((await put({ title: 'Serra' }, version, another.token)).status).toBe(409);
});

test('a version of a draft that ended fits no later one', async () => {
  const first = (await put({ title: 'Praia' }, 0)).body.data.version;
  await api.good('DELETE', path, token);
  expect((await put({ title: 'Mar' }, first)).status).toBe(409);
  await put({ title: 'Serra' }, 0);
  expect((await put({ title: 'Mar' }, first)).status).toBe(409);
});

test('what PostgreSQL cannot store is left out; too much is refused', async () => {
  const { body } = await put({ title: 'a\u0000b\ud800c \\u0000' }, 0);
  expect((await draft()).content).toEqual({ title: 'abc \\u0000' });
  expect((await put({ text: 'x'.repeat(maxDraftLength) }, body.data.version)).status).toBe(413);
});

test.each(['outro/praia', 'list/Praia', 'list/pra_ia', 'list/a%00', `list/${'a'.repeat(101)}`])(
  'the draft %s does not exist',
  async (name) => {
    const calls = ['GET', 'PUT', 'DELETE'].map((method) =>
      api.call(method, `staff/showcase/drafts/${name}`, token, { content: {}, version: 0 }),
    );
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  },
);

test('of a member who was deleted it stays, without the name', async () => {
  const other = await api.member('operacao');
  await put({ title: 'Praia' }, 0, other.token);
  await db.deleteFrom('staff_member').where('id', '=', other.id).execute();
  expect(await draft()).toMatchObject({ content: { title: 'Praia' }, saved_by: null });
});
