import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';
import type { OpenDatabase } from '@api/open-database';
import { directConnections } from '@api/platform/db/direct-connection';
import { appliedMigrations } from '@api/platform/db/migrate';
import { type BackupNotes, readBackupNotes } from '@api/system/backup-notes';

export interface UpgradeReading {
  engine: OpenDatabase['engine'];
  applied: string[];
  databaseBytes: number;
  /** Of the embedded database's disk; null for that of PostgreSQL, which the program does not see. */
  freeBytes: number | null;
  backups: BackupNotes;
  /** Other programs that use the database. */
  others: number;
}

/** Changes nothing. */
export async function readUpgrade(database: OpenDatabase, dataDir: string): Promise<UpgradeReading> {
  const { db, engine } = database;
  const applied = await appliedMigrations(db);
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::bigint as bytes`.execute(db);
  const isNew = applied.length === 0;
  return {
    engine,
    applied,
    databaseBytes: rows[0]!.bytes,
    freeBytes: engine === 'embedded' ? await freeBytesOf(dataDir) : null,
    backups: isNew ? { made: null, tested: null } : await readBackupNotes(db),
    others: await countOthers(database),
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Connections of the same user to PostgreSQL; the embedded database has at most the running website. */
export async function countOthers({ db, engine, isAlone }: OpenDatabase): Promise<number> {
  if (engine === 'embedded') return isAlone ? 0 : 1;
  return directConnections(db).connection().execute(countConnections);
}

async function countConnections(connection: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(connection);
  return rows[0]!.count;
}
