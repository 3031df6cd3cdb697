import type { Kysely } from 'kysely';
import { type Engine, openDatabase } from '@api/db/engine';
import type { Database } from '@api/db/schema';
import { placeOfItsOwn } from '../../support/database';
import { silentLogger } from '../../support/silent-logger';

export interface Ground {
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
export async function openGround(engine: Engine): Promise<Ground> {
  const { dataDir, databaseUrl, settings, remove } = await placeOfItsOwn(engine);
  const open = () => openDatabase({ databaseUrl, dataDir, log: silentLogger });
  let database = await open();
  const ground: Ground = {
    db: database.db,
    settings,
    folder: dataDir,
    pause: () => database.close(),
    async reopen() {
      database = await open();
      ground.db = database.db;
    },
    async close() {
      await database.close();
      await remove();
    },
  };
  return ground;
}
