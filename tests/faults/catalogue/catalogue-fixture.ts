import type { Kysely } from 'kysely';
import { openDatabase } from '@api/open-database';
import { type Engine } from '@api/platform/db/engine';
import type { Database } from '@api/database';
import { isolatedStorage } from '@tests/support/database';
import { silentLogger } from '@tests/support/silent-logger';

export interface CatalogueFixture {
  db: Kysely<Database>;
  /** What a process of its own is told, so that it works on the same database. */
  settings: { DATA_DIR: string; DATABASE_URL: string };
  folder: string;
  /** Closes the database, leaving it where it is; `reopen` goes on with it. */
  pause(): Promise<void>;
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** A migrated database of its own, gone after `close`. */
export async function openCatalogueFixture(engine: Engine): Promise<CatalogueFixture> {
  const { dataDir, databaseUrl, settings, remove } = await isolatedStorage(engine);
  const open = () => openDatabase({ databaseUrl, dataDir, log: silentLogger });
  let database = await open();
  const fixture: CatalogueFixture = {
    db: database.db,
    settings,
    folder: dataDir,
    pause: () => database.close(),
    async reopen() {
      database = await open();
      fixture.db = database.db;
    },
    async close() {
      await database.close();
      await remove();
    },
  };
  return fixture;
}
