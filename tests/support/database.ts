import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Engine, openDatabase, type OpenDatabase } from '@api/db/engine';
import { silentLogger } from './silent-logger';
import { databaseAt, onServer } from './server';

/** The engines that the suite runs on here: PostgreSQL only where TEST_DATABASE_URL names a server. */
export const testEngines: Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];

export type TestDatabase = OpenDatabase & { dataDir: string; databaseUrl?: string };

/** A fresh, migrated database of its own, copied from the run's template; `close` takes every trace of it away. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = engine === 'embedded' ? await folderWithDatabase() : await freshFolder();
  const databaseUrl = engine === 'postgres' ? await createDatabase() : undefined;
  const opened = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
  return {
    ...opened,
    dataDir,
    databaseUrl,
    async close() {
      await opened.close();
      if (databaseUrl) await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a database on the server, migrated and empty; returns its address. */
export async function createDatabase(): Promise<string> {
  const name = `bossa_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database "${name}" template "${inject('templateDatabase')}"`);
  return databaseAt(name);
}

export const dropDatabase = (address: string) =>
  onServer(`drop database "${new URL(address).pathname.slice(1)}" with (force)`);

export const freshFolder = () => mkdtemp(path.join(tmpdir(), 'bossa-nova-test-'));

/** A data folder with a database that is migrated and empty. */
export async function folderWithDatabase(): Promise<string> {
  const dataDir = await freshFolder();
  await cp(inject('templateFolder'), path.join(dataDir, 'pg'), { recursive: true });
  return dataDir;
}
