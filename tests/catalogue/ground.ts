import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Listing, ListingInput } from '@api/catalogue/listing';
import { openDatabase } from '@api/db/engine';
import { migrate } from '@api/db/migrate';
import type { Database } from '@api/db/schema';
import { makeListing } from '../support/catalogue';
import { silentLogger } from '../support/silent-logger';

/** The engines that the catalogue is tried on: the embedded one always, PostgreSQL where TEST_DATABASE_URL names one. */
export const engines = [
  'embedded',
  ...(process.env.TEST_DATABASE_URL ? (['postgres'] as const) : []),
] as const;
export type TestEngine = 'embedded' | 'postgres';

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
export async function openGround(engine: TestEngine): Promise<Ground> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bossa-catalogue-'));
  const dataDir = path.join(folder, 'data');
  const name = `catalogue_${randomBytes(6).toString('hex')}`;
  const server = engine === 'postgres' ? process.env.TEST_DATABASE_URL! : undefined;
  if (server) await administer(server, `create database ${name}`);
  const databaseUrl = server && Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const open = () => openDatabase({ databaseUrl, dataDir, log: silentLogger });
  let database = await open();
  await migrate(database.db);
  const ground: Ground = {
    db: database.db,
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    folder,
    pause: () => database.close(),
    async reopen() {
      database = await open();
      ground.db = database.db;
    },
    async close() {
      await database.close();
      if (server) await administer(server, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return ground;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A plausible listing, such as a feed brings it; `reference` and whatever else a test is about. */
export const aListing = (reference: string, rest: Partial<ListingInput> = {}): Listing =>
  makeListing({
    reference,
    title: `Apartamento ${reference} em Moema`,
    description: 'Sala ampla com varanda, três dormitórios e vista aberta para o parque.',
    sellPrice: 1_250_000,
    postalCode: '04090010',
    displayAddress: undefined,
    listedAt: undefined,
    photos: [1, 2, 3, 4, 5].map((n) => ({ url: `https://fotos.example.com/${reference}/${n}.jpg` })),
    ...rest,
  });

/** Everything of the catalogue that a run may change, in a form that can be compared. */
export async function snapshot(db: Kysely<Database>) {
  return {
    properties: await db.selectFrom('property').selectAll().orderBy('id').execute(),
    photos: await db.selectFrom('photo').select('url').orderBy('url').execute(),
    staged: await db.selectFrom('import_listing').select('reference').execute(),
  };
}
