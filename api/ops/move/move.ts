import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { countRows, differences, type RowCounts, tablesInOrder } from '../backup/tables';
import { openDatabase } from '@api/open-database';
import { migrate } from '@api/platform/db/migrate';
import type { Database } from '@api/database';
import type { Logger } from '@api/platform/process/log';
import { copyRows, copySequences } from './copy-rows';

/** `rows`: the target's existing rows. */
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

/** Rows by table. */
export interface Moved {
  before: RowCounts;
  after: RowCounts;
}

/**
 * Copies to an empty PostgreSQL in one transaction: a killed run can be repeated. The source is unchanged.
 * @throws FolderInUse while the website runs; TargetNotEmpty; StartupError if a database does not open
 */
export async function move({ dataDir, to, log, onProgress }: Parts): Promise<Moved> {
  const source = await openDatabase({ dataDir, log });
  try {
    const target = await openDatabase({ databaseUrl: to, dataDir, log });
    try {
      onProgress('preparando as tabelas …');
      await migrate(source.db, source);
      const isNew = (await tablesInOrder(target.db)).length === 0;
      await migrate(target.db);
      return await inTransaction(source.db, (from) =>
        inTransaction(target.db, (into) => copyAll(from, into, isNew, onProgress)),
      );
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
  // Blocks other writers. Rows that migrations insert into new tables are replaced by the source's.
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
