import { type Kysely, sql } from 'kysely';
import { countRows, differences, type RowCounts, tablesInOrder } from '@api/backup/tables';
import { openDatabase } from '@api/db/engine';
import { migrate } from '@api/db/migrate';
import type { Database } from '@api/db/schema';
import type { Logger } from '@api/log';
import { copyRows, copySequences } from './copy-rows';

/** The database to move to has rows already: these. */
export class TargetNotEmpty extends Error {
  constructor(readonly rows: RowCounts) {
    super('the database to move to is not empty');
  }
}

interface Parts {
  dataDir: string;
  to: string;
  log: Logger;
  onProgress(line: string): void;
}

/** Rows by table, where they were and where they are. */
export interface Moved {
  before: RowCounts;
  after: RowCounts;
}

/**
 * Copies the embedded database, which nobody else may use meanwhile, into an empty PostgreSQL, in one transaction: killed half
 * way, nothing is there but empty tables, and it may be done again. The embedded one stays as it is.
 * @throws FolderInUse where the website runs, TargetNotEmpty, StartupError where a database does not open
 */
export async function move({ dataDir, to, log, onProgress }: Parts): Promise<Moved> {
  const source = await openDatabase({ dataDir, log });
  try {
    const target = await openDatabase({ databaseUrl: to, dataDir, log });
    try {
      onProgress('preparando as tabelas …');
      await migrate(source.db);
      const isNew = (await tablesInOrder(target.db)).length === 0;
      await migrate(target.db);
      return await source.db
        .transaction()
        .execute((from) => target.db.transaction().execute((into) => copyAll(from, into, isNew, onProgress)));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(
  from: Kysely<Database>,
  into: Kysely<Database>,
  isNew: boolean,
  onProgress: Parts['onProgress'],
): Promise<Moved> {
  await sql`set local statement_timeout = 0`.execute(into);
  const tables = await tablesInOrder(into);
  // Nobody writes to it meanwhile, and what the migrations themselves put into new tables comes along with the rest.
  await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in access exclusive mode`.execute(
    into,
  );
  const found = Object.entries(await countRows(into)).filter(([, count]) => count > 0);
  if (found.length > 0 && !isNew) throw new TargetNotEmpty(Object.fromEntries(found));
  if (found.length > 0) await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(into);
  const before = await countRows(from);
  for (const table of tables)
    await copyRows(from, into, table, (done) => onProgress(`${table} … ${done} de ${before[table]}`));
  await copySequences(from, into);
  const after = await countRows(into);
  const wrong = differences(after, before);
  if (wrong.length > 0) throw new Error(`nem tudo chegou (${wrong.join('; ')})`);
  return { before, after };
}
