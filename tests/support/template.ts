import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '@api/open-database';
import { migrate } from '@api/platform/db/migrate';
import { silentLogger } from './silent-logger';
import { databaseAt, onServer } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with a migrated embedded database, to be copied. */
    templateFolder: string;
    /** A migrated database on the server of TEST_DATABASE_URL, to be copied; null where there is none. */
    templateDatabase: string | null;
  }
}

const root = path.resolve(import.meta.dirname, '../..');
const cacheFolder = path.join(root, '.cache/test-database');

/**
 * Laying down a cluster takes seconds and migrating it nearly one: both once for all test files, which copy it.
 * The embedded one stays for the next run, as long as nothing that it is made of changes.
 */
export default async function setup({ provide }: TestProject) {
  provide('templateFolder', await embeddedTemplate());
  const name = process.env.TEST_DATABASE_URL ? `bossa_template_${randomBytes(6).toString('hex')}` : null;
  if (name) await serverTemplate(name);
  provide('templateDatabase', name);
  return async () => {
    if (name) await onServer(`drop database "${name}" with (force)`);
  };
}

async function embeddedTemplate(): Promise<string> {
  const template = path.join(cacheFolder, await fingerprint());
  if (await stat(template).catch(() => null)) return template;
  await rm(cacheFolder, { recursive: true, force: true });
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(path.join(cacheFolder, 'in-the-making-'));
  await migrated({ dataDir: folder });
  await rename(path.join(folder, 'pg'), template).catch(async (error) => {
    // Another run may have been as quick.
    if (!(await stat(template).catch(() => null))) throw error;
  });
  await rm(folder, { recursive: true, force: true });
  return template;
}

async function serverTemplate(name: string) {
  await onServer(`create database "${name}"`);
  await migrated({ databaseUrl: databaseAt(name), dataDir: '' });
}

async function migrated(where: { dataDir: string; databaseUrl?: string }) {
  const { db, close } = await openDatabase({ ...where, log: silentLogger });
  await migrate(db).finally(close);
}

/** Everything that an empty database is made of: PGlite's version and the migrations. */
async function fingerprint(): Promise<string> {
  const migrations = path.join(root, 'api/platform/db/migrations');
  const files = (await readdir(migrations)).sort().map((name) => path.join(migrations, name));
  const all = ['node_modules/@electric-sql/pglite/package.json', 'api/platform/db/migrate.ts'].concat(files);
  const hash = createHash('sha256');
  for (const file of all) hash.update(await readFile(path.resolve(root, file)));
  return hash.digest('hex').slice(0, 16);
}
