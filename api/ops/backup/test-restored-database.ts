import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';
import { openDatabase } from '@api/open-database';
import { migrationNames } from '@api/platform/db/migrate';
import type { Logger } from '@api/platform/process/log';
import { StartupError } from '@api/platform/process/startup-error';
import { noteTestedRestore } from '@api/system/backup-notes';
import { countRows, type RowCounts } from './tables';

/** A site with rows in them has some in a usable backup. */
const vitalTables = ['property', 'account', 'lead', 'staff_member'] as const;

interface Parts {
  /** Of the restored database. */
  url: string;
  dataDir: string;
  log: Logger;
}

/**
 * Reads every row of a database that pg_restore has filled, and compares it with the site's. Changes nothing there.
 * @throws StartupError if it is the site's own, does not open, or is empty
 */
export async function testRestoredDatabase(
  db: Kysely<Database>,
  { url, dataDir, log }: Parts,
): Promise<RowCounts> {
  const restored = await openDatabase({ databaseUrl: url, dataDir, log });
  try {
    if ((await identityOf(db)) === (await identityOf(restored.db)))
      throw new StartupError('Este é o banco do próprio site: restaure a cópia em outro.');
    const rows = await countRows(restored.db);
    const empty = vitalTables.filter((table) => !rows[table]);
    const ours = await countRows(db);
    const problems: string[] = empty.filter((table) => ours[table]);
    const { rows: applied } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      restored.db,
    );
    if (applied.some(({ name }) => !migrationNames.includes(name))) problems.push('migrações');
    if (problems.length > 0)
      throw new StartupError(`A cópia restaurada não serve (falta: ${problems.join(', ')}).`);
    await noteTestedRestore(db, null);
    return rows;
  } finally {
    await restored.close();
  }
}

async function identityOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select oid::text || pg_postmaster_start_time()::text as identity
    from pg_database where datname = current_database()`.execute(db);
  return rows[0]!.identity;
}
