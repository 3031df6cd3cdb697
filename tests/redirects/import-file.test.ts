import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '@api/database';
import { importRedirects } from '@api/redirects/import-file';
import { openRedirectsFile } from '@api/redirects/watch-file';
import { redirectLine } from '@domain/legacy-urls/redirect-line';
import { filedLines, storedRedirects } from '@api/redirects/queries/redirects';
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
  ({ token } = await api.member('operacao'));
});

const read = (...lines: string[]) => importRedirects(db, lines.join('\n'), { skipsProblems: false });
const stored = async () => (await storedRedirects(db)).map(redirectLine).toSorted();
const lastAct = async () => (await api.good('GET', 'staff/audit?verb=redirects.write', token)).data.acts[0];

test('a file is one act of the operator, once for each text', async () => {
  expect(await read('# antigos', '/a /imoveis', '/b /busca 302')).toEqual({ problems: [], changes: 2 });
  expect(await stored()).toEqual(['/a /imoveis', '/b /busca 302']);
  const act = await lastAct();
  expect(act).toMatchObject({ member: null, reason: 'redirects.txt', subject: 'redirects:2', records: 2 });
  expect(await read('# antigos', '/a /imoveis', '/b /busca 302')).toEqual({ problems: [], changes: null });
  expect((await lastAct()).id).toBe(act.id);
  await api.good('POST', `staff/acts/${act.id}/undo`, token);
  expect(await stored()).toEqual([]);
});

test('a changed file changes what it changes, and nothing of the admin', async () => {
  await read('/a /imoveis', '/b /busca', '/c /busca', '/d /busca');
  const { rows } = (await api.good('GET', 'staff/redirects', token)).data;
  const id = (from: string) => rows.find((row: { from: string }) => row.from === from).id;
  await api.good('PUT', `staff/redirects/${id('/a')}`, token, { to: '/x', status: 301, was: '/imoveis' });
  await api.good('DELETE', `staff/redirects/${id('/b')}`, token);
  await api.good('POST', 'staff/redirects', token, { from: '/desk', to: '/busca', status: 301 });
  // '/c' is left out, '/d' leads elsewhere, '/e' is new; '/a' and '/b' are as they were in the file.
  expect((await read('/a /imoveis', '/b /busca', '/d /imoveis', '/e /busca')).changes).toBe(3);
  expect(await stored()).toEqual(['/a /x', '/d /imoveis', '/desk /busca', '/e /busca']);
  expect(await filedLines(db)).toEqual([
    '/a /x  # da Mesa',
    '# /b /busca (tirado na Mesa)',
    '/d /imoveis',
    '/desk /busca  # da Mesa',
    '/e /busca',
  ]);
  await read('/a /sobre-nos', '/d /imoveis', '/e /busca');
  expect(await stored(), 'the file’s newer line counts').toContain('/a /sobre-nos');
});

test('an invalid line keeps a later file out, with its number', async () => {
  await read('/a /imoveis');
  const { problems, changes } = await read('/a /imoveis', '', '/b', '/c /a', '/a/ /x');
  expect([changes, problems.map(({ line }) => line)]).toEqual([null, [3, 5]]);
  expect(await stored()).toEqual(['/a /imoveis']);
  const first = await importRedirects(db, '/a /imoveis\n/b\n/c /a', { skipsProblems: true });
  expect([first.changes, await stored()]).toEqual([1, ['/a /imoveis', '/c /a']]);
});

test('a file that would close a loop with the admin is refused', async () => {
  await api.good('POST', 'staff/redirects', token, { from: '/a', to: '/b', status: 301 });
  expect((await read('/c /busca', '/b /a')).problems).toEqual([
    { line: 2, reason: expect.stringContaining('laço') },
  ]);
});

test('the back end reads the file at the start and when it changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-redirects-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'redirects.txt');
  const log = { info: vi.fn(), warn: vi.fn() };
  await expect(openRedirectsFile({ redirectsFile: file, log })).rejects.toThrow(/^REDIRECTS_FILE: .*ENOENT/);
  await writeFile(file, '/a /imoveis\n/b\n');
  const { check } = await (await openRedirectsFile({ redirectsFile: file, log }))(db);
  expect([await stored(), log.warn.mock.calls[0]]).toEqual([
    ['/a /imoveis'],
    [
      { file, count: 1, lines: [{ line: 2, reason: expect.any(String) }] },
      'redirects skipped: invalid lines',
    ],
  ]);
  await writeFile(file, '/a /sobre-nos\n');
  await check();
  expect(await stored(), 'not at rest yet').toEqual(['/a /imoveis']);
  await check();
  expect(await stored()).toEqual(['/a /sobre-nos']);
  await rm(file);
  for (let times = 0; times < 3; times += 1) await check();
  expect(await stored(), 'a deleted file changes nothing').toEqual(['/a /sobre-nos']);
});
