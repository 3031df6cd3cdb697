import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase } from '@api/db/engine';
import { migrate } from '@api/db/migrate';
import type { Database } from '@api/db/schema';
import { silentLogger } from '@api/log';

export interface Ground {
  db: Kysely<Database>;
  /** An empty data folder of its own. */
  dataDir: string;
  close(): Promise<void>;
}

/** A migrated database of its own, PostgreSQL where TEST_DATABASE_URL names one, else embedded; gone after `close`. */
export async function openGround(): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-photos-'));
  const server = process.env.TEST_DATABASE_URL;
  const name = `photos_${randomBytes(6).toString('hex')}`;
  if (server) await administer(server, `create database ${name}`);
  const databaseUrl = server && Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { db, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
  await migrate(db);
  return {
    db,
    dataDir,
    async close() {
      await close();
      if (server) await administer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
