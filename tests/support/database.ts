import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Engine, openDatabase, type OpenDatabase } from '@api/db/engine';
import { migrate } from '@api/db/migrate';
import { silentLogger } from '@api/log';

const serverUrl = process.env.TEST_DATABASE_URL;

/** The engines that the suite runs on here: PostgreSQL only where TEST_DATABASE_URL names a server. */
export const testEngines: Engine[] = serverUrl ? ['embedded', 'postgres'] : ['embedded'];

export type TestDatabase = OpenDatabase & { dataDir: string; databaseUrl?: string };

/** A fresh, migrated database of its own; `close` takes every trace of it away. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = engine === 'embedded' ? await folderWithCluster() : await freshFolder();
  const name = `bossa_test_${randomBytes(6).toString('hex')}`;
  const databaseUrl = engine === 'postgres' ? await createDatabase(name) : undefined;
  const opened = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
  await migrate(opened.db);
  return {
    ...opened,
    dataDir,
    databaseUrl,
    async close() {
      await opened.close();
      if (databaseUrl) await onServer(`drop database "${name}" with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const freshFolder = () => mkdtemp(path.join(tmpdir(), 'bossa-nova-test-'));

/** A data folder whose database is laid down, but empty. */
export async function folderWithCluster(): Promise<string> {
  const dataDir = await freshFolder();
  await cp(await clusterTemplate(), path.join(dataDir, 'pg'), { recursive: true });
  return dataDir;
}

/** Laying down a cluster takes seconds: once for all test files, then it is copied. */
async function clusterTemplate(): Promise<string> {
  const template = path.join(tmpdir(), 'bossa-nova-test-cluster-0.5.14');
  if (await stat(template).catch(() => null)) return template;
  const folder = await freshFolder();
  const { close } = await openDatabase({ dataDir: folder, log: silentLogger });
  await close();
  await rename(path.join(folder, 'pg'), template).catch(async (error) => {
    if (!(await stat(template).catch(() => null))) throw error;
  });
  await rm(folder, { recursive: true, force: true });
  return template;
}

async function createDatabase(name: string): Promise<string> {
  await onServer(`create database "${name}"`);
  const url = new URL(serverUrl!);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement beside the database under test. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
