import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
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
  for (const table of [...staffTables, 'redirect', 'redirect_state'] as const)
    await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('vitrine'));
});

const add = (from: string, to: string) =>
  api.good('POST', 'staff/redirects', token, { from, to, status: 301 });
async function paste(...parts: string[]): Promise<number> {
  const { id } = (await api.good('POST', 'staff/redirects/pastes', token)).data;
  for (const [position, lines] of parts.entries())
    await api.good('POST', `staff/redirects/pastes/${id}/parts`, token, { position, lines });
  return id;
}
const preview = async (id: number, query = '') =>
  (await api.good('GET', `staff/redirects/pastes/${id}${query}`, token)).data;
const publish = (id: number, version: string) =>
  api.call('POST', `staff/redirects/pastes/${id}/publish`, token, { version });
const count = async () => (await api.good('GET', 'staff/redirects', token)).data.count;

test('the preview: new, changed, the same, refused, and where it ends', async () => {
  await add('/a', '/imoveis');
  await add('/b', '/busca');
  const id = await paste('/a /imo', 'veis\n/b /imoveis 302\n/c /b\nerro\n/d /e\n/e /d');
  const { counts, changes, problems } = await preview(id);
  expect(counts).toEqual({ new: 2, changed: 1, same: 1, problems: 2, chains: 1 });
  expect(changes).toEqual([
    { line: 2, from: '/b', to: '/imoveis', status: 302, end: null, before: '/busca' },
    { line: 3, from: '/c', to: '/b', status: 301, end: '/imoveis', before: null },
    { line: 5, from: '/d', to: '/e', status: 301, end: null, before: null },
  ]);
  expect(problems.map(({ line }: { line: number }) => line)).toEqual([4, 6]);
  expect(await count(), 'nothing is published').toBe(2);
});

test('10,000 lines are one act, undone as one', { timeout: 60_000 }, async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => `/imovel-antigo/${n}.html /imovel/casa/${n}\n`);
  const text = lines.join('');
  const parts = Array.from({ length: Math.ceil(text.length / 30_000) }, (_, n) =>
    text.slice(n * 30_000, (n + 1) * 30_000),
  );
  const id = await paste(...parts);
  const { counts, version, pages } = await preview(id, '?page=200');
  expect([counts.new, counts.problems, pages]).toEqual([10_000, 0, 200]);
  const { status, body } = await publish(id, version);
  expect([status, body.records, await count()]).toEqual([200, 10_000, 10_000]);
  const { acts } = (
    await api.good(
      'GET',
      `staff/audit?verb=redirects.write`,
      (await api.member('direcao', 'd@casa.com.br')).token,
    )
  ).data;
  expect(acts[0]).toMatchObject({ id: body.act, subject: 'redirects:10000', records: 10_000 });
  const undone = (await api.good('POST', `staff/acts/${body.act}/undo`, token)).data;
  expect([undone.restored.records, undone.left.records, await count()]).toEqual([10_000, 0, 0]);
});

test('is published once, and as its preview has it', async () => {
  const id = await paste('/a /imoveis');
  const { version } = await preview(id);
  await add('/b', '/busca');
  expect((await preview(id)).version, 'of other addresses').toBe(version);
  await add('/a', '/busca');
  expect((await publish(id, version)).body.code).toBe('CHANGED');
  const now = await preview(id);
  expect((await publish(id, now.version)).status).toBe(200);
  expect((await publish(id, (await preview(id)).version)).body.code).toBe('PUBLISHED');
  expect(await count()).toBe(2);
  const part = { position: 1, lines: '/c /busca' };
  expect((await api.call('POST', `staff/redirects/pastes/${id}/parts`, token, part)).status).toBe(409);
});

test('a list takes parts of its member alone, and each part once', async () => {
  const id = await paste('/a /imoveis');
  const { token: other } = await api.member('operacao', 'b@casa.com.br');
  const part = { position: 0, lines: '/b /imoveis' };
  const path = `staff/redirects/pastes/${id}/parts`;
  expect((await api.call('POST', path, other, part)).status).toBe(404);
  await api.good('POST', path, token, part);
  expect((await preview(id)).changes).toMatchObject([{ from: '/a' }]);
});
