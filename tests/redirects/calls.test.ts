import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { operator } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { addRedirect } from '@api/redirects/add-redirect';
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

const add = (from: string, to: string, status: number = 301) =>
  api.call('POST', 'staff/redirects', token, { from, to, status });
const list = async (query = '') => (await api.good('GET', `staff/redirects${query}`, token)).data;
const idOf = async (from: string): Promise<number> =>
  (await list()).rows.find((row: { from: string }) => row.from === from).id;
const site = async (version = '') =>
  (await (await api.app.request(`/redirects?version=${version}`)).json()).data;
const linesOf = async () => (await site()).lines.split('\n').filter(Boolean);
const undo = (act: number) => api.good('POST', `staff/acts/${act}/undo`, token);

test('a redirect is added, changed, removed and given back', async () => {
  const { body } = await add('/antigo', '/imoveis/venda');
  expect(await linesOf()).toEqual(['/antigo /imoveis/venda']);
  const id = await idOf('/antigo');
  const changed = { to: '/busca', status: 302, was: '/imoveis/venda' };
  await api.good('PUT', `staff/redirects/${id}`, token, changed);
  expect(await linesOf()).toEqual(['/antigo /busca 302']);
  const late = await api.call('PUT', `staff/redirects/${id}`, token, changed);
  expect([late.status, late.body.code]).toEqual([409, 'CHANGED']);
  const { act } = await api.good('DELETE', `staff/redirects/${id}`, token);
  expect(await linesOf()).toEqual([]);
  const removed = (await api.good('GET', `staff/redirects/${id}`, token)).data;
  expect([removed.to, removed.acts.length]).toEqual([null, 3]);
  await undo(act);
  expect(await linesOf()).toEqual(['/antigo /busca 302']);
  expect((await undo(body.act)).data.left.items).toMatchObject([{ reason: 'changed', name: '/antigo' }]);
});

test.each<[what: string, from: string, to: string, field: string, text: string]>([
  ['its own address', '/a', '/A/', 'to', 'laço'],
  ['a loop', '/b', '/a', 'to', 'laço'],
  ['a loop with the site', '/imoveis', '/nossos-imoveis', 'to', 'laço'],
  ['a second one for an address', '/A', '/busca', 'from', 'já tem um'],
  ['another site without https', '/c', 'http://loja.example', 'to', 'endereço novo'],
  ['a script', '/c', 'javascript:alert(1)', 'to', 'endereço novo'],
  ['two addresses in a field', '/c /d', '/imoveis', 'from', 'espaços'],
  ['a path of the files', '/assets/x', '/imoveis', 'from', 'arquivos e serviços'],
  ['a control character', '/c%00', '/imoveis', 'from', 'caractere inválido'],
  ['nothing', '', '/imoveis', 'from', 'Escreva'],
])('refuses %s beside its field', async (_, from, to, field, text) => {
  await add('/a', '/b');
  const { status, body } = await add(from, to);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect(body.errors[field][0]).toContain(text);
  expect(await linesOf()).toEqual(['/a /b']);
});

test('lists the newest first, finds part of an address, names the end', async () => {
  await add('/a', '/b');
  await add('/b', '/imoveis/venda');
  await add('/c%', '/busca');
  const { rows, count } = await list();
  expect([count, rows.map(({ from, end }: { from: string; end: string }) => [from, end])]).toEqual([
    3,
    [
      ['/c%', null],
      ['/b', null],
      ['/a', '/imoveis/venda'],
    ],
  ]);
  expect((await list('?text=%25')).rows).toHaveLength(1);
  expect((await list('?text=VENDA')).rows).toMatchObject([{ from: '/b' }]);
});

test('the website gets the lines only when they are others', async () => {
  expect(await site()).toEqual({ version: '', lines: null });
  await add('/a', '/b');
  const { version } = await site();
  expect(await site(version)).toEqual({ version, lines: null });
  await add('/c', '/b');
  expect(await site(version)).toMatchObject({ lines: '/a /b\n/c /b' });
});

test('roles without the verb do not find it', async () => {
  const { token: other } = await api.member('atendimento', 'ana@casa.com.br');
  for (const path of ['staff/redirects', 'staff/redirects/1', 'staff/redirects/pastes/1'])
    expect((await api.call('GET', path, other)).status).toBe(404);
  expect(
    (await api.call('POST', 'staff/redirects', other, { from: '/a', to: '/b', status: 301 })).status,
  ).toBe(404);
});

test('a page that is renamed twice, and back, has one redirect each', async () => {
  const rename = (from: string, to: string) =>
    inTransaction(db, (write) => addRedirect(write, { from, to, actor: operator }));
  await rename('/revista-curate/um', '/revista-curate/dois');
  await rename('/revista-curate/dois', '/revista-curate/tres');
  expect(
    (await list()).rows.map(({ from, end, to }: { from: string; end: string; to: string }) => [
      from,
      end ?? to,
    ]),
  ).toEqual([
    ['/revista-curate/dois', '/revista-curate/tres'],
    ['/revista-curate/um', '/revista-curate/tres'],
  ]);
  await rename('/revista-curate/tres', '/revista-curate/um');
  expect((await linesOf()).toSorted()).toEqual([
    '/revista-curate/dois /revista-curate/tres',
    '/revista-curate/tres /revista-curate/um',
  ]);
  await expect(rename('/assets/x', '/imoveis')).rejects.toMatchObject({ status: 422 });
});
