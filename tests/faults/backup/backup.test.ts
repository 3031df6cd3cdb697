import { personalDataOf } from '@api/modules';
import { eraseLeads } from '../../support/composed';
import { copyFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteDueAccounts } from '@api/privacy/deletion';
import { deleteAgain } from '@api/ops/backup/delete-again';
import { openDeletionList } from '@api/platform/db/deletion-list';
import { openDatabase } from '@api/open-database';
import { readBackupNotes } from '@api/system/backup-notes';
import { ApiHttpError } from '~/back-end/errors.server';
import { signedInCustomer, testCaller } from '../../support/customer';
import {
  freshFolder,
  isolatedStorage,
  type IsolatedStorage,
  type TestDatabase,
} from '../../support/database';
import { silentLogger } from '../../support/silent-logger';
import { aLead, backEndOf, seedData, photoKey, secret } from './seed-data';
import { runProgram } from '../../support/run-program';

let place: IsolatedStorage;
let database: TestDatabase;
let people: Awaited<ReturnType<typeof seedData>>['people'];
let elsewhere: string;
let file: string;
const run = (args: string[], settings: Record<string, string> = {}) =>
  runProgram('backup', args, { DATA_DIR: place.dataDir, ...settings });
const login = (of: TestDatabase, { email, password }: { email: string; password: string }) =>
  backEndOf(of).auth(testCaller()).login({ email, password });
const inOutbox = (folder: string) => readdir(path.join(folder, 'outbox'));

const open = async (dataDir: string): Promise<TestDatabase> => ({
  ...(await openDatabase({ dataDir, log: silentLogger })),
  dataDir,
});
async function opened(dataDir: string, look: (of: TestDatabase) => Promise<void>): Promise<void> {
  const of = await open(dataDir);
  return look(of).finally(of.close);
}

beforeAll(async () => {
  place = await isolatedStorage('embedded');
  database = await open(place.dataDir);
  ({ people } = await seedData(database));
  elsewhere = await freshFolder();
  file = path.join(elsewhere, 'copia.tar.gz');
});
afterAll(async () => {
  await place.remove();
  await rm(elsewhere, { recursive: true, force: true });
});

it('is made while people go on writing, whole, and its owner’s alone', async () => {
  const client = backEndOf(database);
  let isDone = false;
  // A busy back end may send one away for a while (503): then it has not taken it.
  const sentAway = (error: unknown) => {
    if (!(error instanceof ApiHttpError && error.status === 503)) throw error;
  };
  const writing = async () => {
    let taken = 0;
    for (let n = 0; !isDone; n += 1) {
      const lead = aLead(`alguem-${n}@exemplo.com.br`, `one-of-many-leads-${n}`);
      if (await client.sendLead(lead).catch(sentAway)) taken += 1;
    }
    return taken;
  };
  const backup = run(['to', file]).finally(() => (isDone = true));
  const [made, taken] = await Promise.all([backup, writing()]);
  expect(taken).toBeGreaterThan(0);
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/3 contas, .+2 imóveis, 1 foto\b/) });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(database.dataDir)).filter((name) => name.startsWith('.backup'))).toEqual([]);
});

it('is tested by a restore beside the data, while the website runs', async () => {
  const tested = await run(['test', file]);
  expect(tested).toMatchObject({ code: 0, out: expect.stringMatching(/restaurada à parte[^]+3 contas/) });
  const { made, tested: note } = await readBackupNotes(database.db);
  expect(note!.at.getTime()).toBeGreaterThan(made!.at.getTime());
  expect(note!.of!.getTime()).toBeLessThanOrEqual(made!.at.getTime());
  expect((await readdir(database.dataDir)).filter((name) => name.startsWith('.backup'))).toEqual([]);
});

it('a test of half a backup says so, and is no tested restore', async () => {
  const before = await readBackupNotes(database.db);
  const half = path.join(elsewhere, 'metade.tar.gz');
  await copyFile(file, half);
  await truncate(half, Math.floor((await stat(half)).size / 2));
  expect(await run(['test', half])).toMatchObject({ code: 1, err: expect.stringContaining('metade.tar.gz') });
  expect(await readBackupNotes(database.db)).toEqual(before);
});

it('brings the house back on another machine, where its people sign in', async () => {
  const dataDir = path.join(elsewhere, 'data');
  expect(await run(['restore', file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  await opened(dataDir, async (of) => {
    await login(of, people.goes);
    const { access_token } = await login(of, people.stays);
    const favorites = await backEndOf(of).as(access_token, testCaller()).favorites();
    expect(favorites.data).toHaveLength(1);
  });
  expect(await readFile(path.join(dataDir, 'photos/01', photoKey, 'original.jpg'), 'utf8')).toBe('a photo');
  expect(await readFile(path.join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
  expect(await inOutbox(dataDir)).toHaveLength(2);
});

it('a restore deletes again the accounts whose deletion was requested', async () => {
  const { db, dataDir } = database;
  await people.goes.customer.deleteAccount(people.goes.password);
  await db
    .updateTable('account')
    .set({ deletion_at: new Date(0) })
    .where('email', '=', people.goes.email)
    .execute();
  await deleteDueAccounts(db, {
    log: silentLogger,
    list: openDeletionList(dataDir),
    personalData: personalDataOf(),
  });
  const { exclusaoEm } = await people.leaves.customer.deleteAccount(people.leaves.password);
  await people.stays.customer.deleteAccount(people.stays.password);
  await people.stays.customer.keepAccount();
  await eraseLeads(db, 'vai@exemplo.com.br', dataDir);
  const late = await signedInCustomer(backEndOf(database));
  await writeFile(path.join(dataDir, 'session-secret'), 'another');
  const list = await readFile(path.join(dataDir, 'deletions.jsonl'), 'utf8');
  expect(list).not.toMatch(/exemplo|Clara/);

  expect(await run(['restore', file, '--replace'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/em uso[^\n]+\n$/),
  });
  await database.close();
  expect(await run(['restore', file])).toMatchObject({ code: 4, err: expect.stringContaining('--replace') });
  const again = await run(['restore', file, '--replace']);
  expect(again.out).toMatch(/1 conta, 1 contato, 1 arquivo; 1 conta será excluída[^]+antes-da-restauracao/);

  await opened(dataDir, async (of) => {
    // Numbers come again after a restore: one alone names nobody.
    const { id } = await of.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', people.stays.email)
      .executeTakeFirstOrThrow();
    await deleteAgain(of.db, dataDir, [{ what: 'account-deleted', id, created: new Date(0).toISOString() }]);
    await login(of, people.stays);
    for (const gone of [people.goes, late])
      await expect(login(of, gone)).rejects.toMatchObject({ status: 401 });
    const accounts = await of.db.selectFrom('account').select(['email', 'deletion_at']).execute();
    expect(accounts.find(({ email }) => email === people.leaves.email)?.deletion_at?.toISOString()).toBe(
      exclusaoEm,
    );
    expect(accounts.find(({ email }) => email === people.stays.email)?.deletion_at).toBeNull();
    const leads = await of.db.selectFrom('lead').select('email').execute();
    expect(leads.map(({ email }) => email)).toContain('fica@exemplo.com.br');
    expect(leads.map(({ email }) => email)).not.toContain('vai@exemplo.com.br');
    const work = await of.db
      .selectFrom('work')
      .select('person')
      .where('person', '=', 'vai@exemplo.com.br')
      .execute();
    expect(work).toEqual([]);
  });
  expect(await inOutbox(dataDir)).toEqual(['a-lead-on-its-way-02.json']);
  expect(await readFile(path.join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
});

it('refuses a truncated backup, and a folder of an interrupted restore', async () => {
  const dataDir = path.join(elsewhere, 'half');
  await truncate(file, Math.floor((await stat(file)).size / 2));
  expect(await run(['restore', file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/não pôde ser lido/),
  });
  expect(await readdir(dataDir)).toEqual([]);
  await writeFile(path.join(dataDir, '.restoring'), '');
  await expect(openDatabase({ dataDir, log: silentLogger })).rejects.toThrow(/restauração não terminou/);
});

it.each([
  [
    { DATABASE_URL: 'postgres://site:senha@localhost/site' },
    ['to', 'x'],
    /^DATABASE_URL: [^\n]*pg_dump[^\n]*\n$/,
  ],
  [{ API_BASE_URL: 'https://api.example' }, ['restore', 'x'], /^API_BASE_URL: [^\n]+\n$/],
  [{}, ['fly'], /não existe o comando 'fly'/],
])('says in one line where it is not the one to do it: %j', async (settings, args, line) => {
  const dataDir = path.join(elsewhere, 'none');
  expect(await run(args, { DATA_DIR: dataDir, ...settings })).toMatchObject({
    code: 2,
    err: expect.stringMatching(line),
  });
});
