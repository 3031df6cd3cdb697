import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { draftFolderName, draftPhotosFolder, photoFile } from '@api/platform/photos/uploaded-files';
import type { Database } from '@api/database';
import { tablesInOrder } from '@api/ops/backup/tables';
import { noDeletionList } from '@api/platform/db/deletion-list';
import { deletionJob } from '@api/privacy/deletion';
import { clock } from '@domain/kernel/clock';
import { fillAccount } from '@tests/persons/filled-account';
import { testApi } from '@tests/support/api';
import { fillCatalogue, makeListing } from '@tests/support/catalogue';
import { signedInCustomer } from '@tests/support/customer';
import { silentLogger } from '@tests/support/silent-logger';
import type { OpenDatabase } from '@api/open-database';

/** What the rows and files of a person contain. */
export interface Traces {
  email: string;
  name: string;
  phone: string;
}

const later = new Date('2999-01-01T12:00:00Z');

/**
 * A person with a row in every table and with draft photos, whose account's deletion was requested and is due.
 * Each text of the rows has the person's name.
 */
export async function leavingPerson(database: OpenDatabase, dataDir: string): Promise<Traces> {
  const { db } = database;
  const name = 'Quitéria do Brejo Encantado';
  const phone = '+5521987650123';
  const { email, password, customer } = await signedInCustomer(testApi(database).client, {
    nome: name,
    telefone: phone,
  });
  await fillCatalogue(db, [makeListing()]);
  const account = await db
    .updateTable('account')
    .set({ verified_at: clock.now() })
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirstOrThrow();
  const fields = { email: { value: [email] }, name: { value: [name] } };
  await fillAccount(db, account, {
    word: name,
    given: {
      announcement_draft: { sent_at: null, fields: JSON.stringify(fields) },
      work: { next_attempt_at: later, failed_at: null, held_until: null },
    },
  });
  await addDraftPhoto(db, dataDir, name);
  await customer.deleteAccount(password);
  const now = clock.now();
  await db.deleteFrom('work').where('next_attempt_at', '<', later).execute();
  await db.updateTable('account').set({ deletion_at: now }).where('id', '=', account.id).execute();
  const { name: kind } = deletionJob(db, { log: silentLogger, list: noDeletionList, personalData: [] });
  await db.insertInto('work').values({ kind, key: 'clock', created_at: now, next_attempt_at: now }).execute();
  return { email, name, phone };
}

async function addDraftPhoto(db: Kysely<Database>, dataDir: string, name: string): Promise<void> {
  const { id } = await db.selectFrom('announcement_draft').select('id').executeTakeFirstOrThrow();
  const folder = path.join(dataDir, draftPhotosFolder, draftFolderName(id));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, photoFile('0'.repeat(32))), `the living room of ${name}`);
}

/** Jobs write them after a start, from what is in no person's rows. */
const derivedTables = new Set(['work_pace', 'portal_check']);

/** The rows of each table as text, sorted; of jobs only a person's: each run changes the others. */
export async function rowsOf(db: Kysely<Database>): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for (const table of await tablesInOrder(db)) {
    if (derivedTables.has(table)) continue;
    const which = table === 'work' ? sql`where person is not null` : sql``;
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t ${which} order by 1`.execute(db);
    rows.set(
      table,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

/** The files of the data folder, without the database's and the mark that their owner was checked. */
export async function filesOf(dataDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(dataDir, { withFileTypes: true, recursive: true })) {
    const file = path.relative(dataDir, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !file.startsWith(`pg${path.sep}`) && file !== 'files-are-own')
      files.set(file, await readFile(path.join(dataDir, file), 'utf8'));
  }
  return files;
}

/** The tables and files that name the person. */
export const withTraces = (
  found: ReadonlyMap<string, string | readonly string[]>,
  { email, name, phone }: Traces,
): string[] =>
  [...found].flatMap(([where, content]) => {
    const text = `${where} ${[content].flat().join('\n')}`;
    return [email, name, phone].some((trace) => text.includes(trace)) ? where : [];
  });
