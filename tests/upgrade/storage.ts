import { type Kysely, Migrator, sql } from 'kysely';
import type { Database } from '@api/database';
import { openDatabase, type OpenDatabase } from '@api/open-database';
import { migrations } from '@api/platform/db/migrate';
import type { IsolatedStorage } from '../support/database';
import { silentLogger } from '../support/silent-logger';

export async function opened<T>(
  { dataDir, databaseUrl }: IsolatedStorage,
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl, log: silentLogger });
  return use(database).finally(database.close);
}

export const emptySchema = (db: Kysely<Database>) =>
  sql`drop schema public cascade; create schema public`.execute(db);

export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error as Error;
}
