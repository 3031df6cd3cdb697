import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '@api/open-database';
import { type Engine } from '@api/platform/db/engine';
import { silentLogger } from './silent-logger';
import { borrowEmbedded } from './embedded-pool';
import { databaseAt, onServer } from './server';

const { TEST_DATABASE_URL: hasServer, BOTH_ENGINES: isBoth } = process.env;

/** The engine of this run: PostgreSQL where TEST_DATABASE_URL names a server, as the lane `engines` does. */
export const testEngine: Engine = hasServer ? 'postgres' : 'embedded';
/** The engines of `describe.each`: both in the lanes `faults` and `upgrade`. */
export const testEngines: readonly Engine[] = hasServer && isBoth ? ['embedded', 'postgres'] : [testEngine];

/**
 * The embedded engine's program, held for as long as these tests run: every database compiles it anew in a thread of its
 * own, and while one copy lives V8 gives each the machine code that the others have warmed up. That halves a site's start.
 */
const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const held: { program?: Promise<WebAssembly.Module> } = globalThis as object;
held.program ??= readFile(path.join(path.dirname(pglite), 'pglite.wasm')).then((bytes) =>
  WebAssembly.compile(bytes),
);
await held.program;

export type TestDatabase = OpenDatabase & { dataDir: string; databaseUrl?: string };

/**
 * Where a test, or a program that it starts, keeps what it has: a data folder with an empty, migrated database in it or
 * beside it on the server, copied from the run's template. `remove` takes every trace of it away.
 */
export async function isolatedStorage(engine = testEngine) {
  const dataDir = engine === 'embedded' ? await folderWithDatabase() : await freshFolder();
  return storageAt(dataDir, engine === 'postgres' ? await createDatabase() : undefined);
}

/** A copy of both, while no program has them open. */
export async function copyStorage({ dataDir, databaseUrl }: IsolatedStorage) {
  const copy = await freshFolder();
  await promisify(execFile)('cp', ['-R', `${dataDir}/.`, copy]);
  return storageAt(copy, databaseUrl && (await createDatabase(nameIn(databaseUrl))));
}

function storageAt(dataDir: string, databaseUrl: string | undefined) {
  return {
    dataDir,
    databaseUrl,
    /** As a program is told. */
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    async remove() {
      if (databaseUrl) await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type IsolatedStorage = Awaited<ReturnType<typeof isolatedStorage>>;

/** A migrated, empty database; `close` takes every trace of what was done in it away. */
export async function openTestDatabase(engine = testEngine): Promise<TestDatabase> {
  if (engine === 'embedded') return borrowEmbedded();
  const { dataDir, databaseUrl, remove } = await isolatedStorage(engine);
  const opened = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
  return {
    ...opened,
    dataDir,
    databaseUrl,
    async close() {
      await opened.close();
      await remove();
    },
  };
}

/** Makes a database on the server, migrated and empty or as another one; returns its address. */
export async function createDatabase(template = inject('templateDatabase')): Promise<string> {
  const name = `bossa_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database "${name}" template "${template}"`);
  return databaseAt(name);
}

const nameIn = (address: string) => new URL(address).pathname.slice(1);

export const dropDatabase = (address: string) => onServer(`drop database "${nameIn(address)}" with (force)`);

export const freshFolder = () => mkdtemp(path.join(tmpdir(), 'bossa-nova-test-'));

/** A data folder with a database that is migrated and empty. */
export async function folderWithDatabase(): Promise<string> {
  const dataDir = await freshFolder();
  // A thousand small files: Node's own copy takes three times as long.
  await promisify(execFile)('cp', ['-R', inject('templateFolder'), path.join(dataDir, 'pg')]);
  return dataDir;
}
