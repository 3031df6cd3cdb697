import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcementLeads } from '@api/announcements/lead-extension';
import { erasedFilesJob } from '@api/leads/erased-files';
import { type OpenDatabase, openDatabase } from '@api/open-database';
import { clock } from '@domain/kernel/clock';
import { personalDataTables } from '@tests/persons/personal-data-tables';
import { startBackEndProcess } from '@tests/support/back-end-process';
import { copyStorage, type IsolatedStorage, isolatedStorage, testEngines } from '@tests/support/database';
import { mailServer } from '@tests/support/mail-server';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { holdAt, type Place } from './hold';
import { filesOf, leavingPerson, rowsOf, type Traces, withTraces } from './person';

const policies = Object.entries(personalDataTables);
const tablesOf = (deletion: 'account' | 'leads') =>
  policies.flatMap(([table, policy]) => (policy.deletion === deletion ? table : []));
/** An offer names people of the brokerage alone. */
const tablesWithTraces = tablesOf('leads').filter((table) => table !== 'lead_offer');
const { name: filesJob } = erasedFilesJob('', announcementLeads);
/** Each kill takes a start, which keeps one core busy. */
const atOnce = 2;
/** The embedded database starts slowly: some tables. */
const isTried = { postgres: () => true, embedded: (_: string, index: number) => index % 12 === 0 };

async function opened<T>(storage: IsolatedStorage, use: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...storage, log: silentLogger });
  return use(database).finally(database.close);
}
const contentOf = async (storage: IsolatedStorage) => ({
  rows: await opened(storage, ({ db }) => rowsOf(db)),
  files: await filesOf(storage.dataDir),
});

describe.each(testEngines)('a back end killed while it deletes an account, on %s', (engine) => {
  const mails = mailServer();
  let original: IsolatedStorage;
  let person: Traces;
  let before: Awaited<ReturnType<typeof contentOf>>;
  beforeAll(async () => {
    await mails.listen();
    original = await isolatedStorage(engine);
    // A first start writes what every database has.
    await (await start(original)).close();
    person = await opened(original, (database) => leavingPerson(database, original.dataDir));
    before = await contentOf(original);
  });
  afterAll(async () => {
    await mails.close();
    await original.remove();
  });
  const start = (storage: IsolatedStorage) =>
    startBackEndProcess({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` }, storage);

  /** @returns rows and files after the kill; its jobs are due again */
  async function killAt(place: Place, storage: IsolatedStorage) {
    const held = await holdAt(storage, place);
    const backEnd = await start(storage);
    await held.reached();
    backEnd.signal('SIGKILL');
    await backEnd.ended;
    await held.release();
    const content = await contentOf(storage);
    await opened(storage, ({ db }) =>
      db
        .updateTable('work')
        .set({ next_attempt_at: clock.now(), held_until: null })
        .where('held_until', 'is not', null)
        .execute(),
    );
    return content;
  }

  /** Kills it between commit and files, and starts it again. @returns the tables that the deletion changed */
  async function killAfterCommit(storage: IsolatedStorage): Promise<string[]> {
    const { rows, files } = await killAt({ job: filesJob }, storage);
    expect(files.size).toBeGreaterThan(0);
    expect(withTraces(files, person)).toEqual(withTraces(before.files, person));
    const last = await start(storage);
    await until(async () => expect(withTraces(await filesOf(storage.dataDir), person)).toEqual([]));
    await until(() => expect(mails.received.map(({ to }) => to)).toContainEqual([person.email]));
    await last.close();
    const after = await contentOf(storage);
    expect(withTraces(after.rows, person).sort()).toEqual(tablesWithTraces);
    return [...before.rows].flatMap(([table, were]) =>
      rows.get(table)!.join() === were.join() ? [] : table,
    );
  }

  test('deletes all or nothing, at each table and after the commit', { timeout: 300_000 }, async () => {
    const copies = await Promise.all(Array.from({ length: atOnce }, () => copyStorage(original)));
    const tables = await killAfterCommit(original);
    expect(tables).toEqual(expect.arrayContaining(tablesOf('account')));
    const tried = tables.toSorted().filter(isTried[engine]);
    await Promise.all(
      copies.map(async (copy, lane) => {
        for (const table of tried.filter((_, index) => index % atOnce === lane))
          expect([table, await killAt({ table }, copy)]).toEqual([table, before]);
        await copy.remove();
      }),
    );
  });
});
