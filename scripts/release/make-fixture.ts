import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { makeAdminDemo } from '@api/demo/admin/make-admin';
import { loadDemoCatalogue } from '@api/demo/load';
import { openDatabase } from '@api/open-database';
import { migrate } from '@api/platform/db/migrate';
import { pictures } from '@api/platform/photos/pictures';
import { createLogger } from '@api/platform/process/log';
import { distinctQueries, plainQueries } from './distinct-queries';
import { postgresForTests } from '../workshop/postgres.mjs';

const folder = 'tests/upgrade/fixture';

/**
 * Writes what the upgrade tests compare with (docs/development.md), on the commit of a release:
 * `npx tsx scripts/release/make-fixture.ts RECORDED`, where RECORDED is the folder that RECORD_QUERIES has filled.
 */
async function makeFixture(recorded: string): Promise<void> {
  const postgres = await postgresForTests();
  if (!postgres.url) throw new Error(postgres.reason);
  try {
    await fillDatabase(postgres.url);
    const all = plainQueries(await readRecorded(recorded));
    const queries = distinctQueries(await validQueries(postgres.url, all));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'queries.json.gz'), gzip(JSON.stringify(queries)));
    await writeFile(path.join(folder, 'dump.sql.gz'), gzip(await dump(postgres.url)));
    console.log(`${queries.length} of ${all.length} queries`);
  } finally {
    await postgres.close();
  }
}

async function readRecorded(recorded: string): Promise<string[]> {
  const files = await readdir(recorded);
  const texts = await Promise.all(files.map((file) => readFile(path.join(recorded, file), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean));
  return lines.map((line) => JSON.parse(line) as string);
}

async function fillDatabase(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bossa-nova-fixture-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir, log: createLogger('silent') });
  try {
    await migrate(db);
    await loadDemoCatalogue(db, { size: 'small' });
    await makeAdminDemo(db, { dataDir, siteUrl: 'http://localhost' });
  } finally {
    pictures.imports.end();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Without those of tests that have tables of their own. */
async function validQueries(url: string, queries: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const valid: string[] = [];
  try {
    for (const query of queries)
      await client
        .query(`prepare recorded as ${query}`)
        .then(() => client.query('deallocate recorded'))
        .then(() => valid.push(query))
        .catch(() => {});
  } finally {
    await client.end();
  }
  return valid;
}

/** Both engines read INSERT; a restricted dump is only for psql. */
async function dump(url: string): Promise<string> {
  const args = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', '--dbname', url];
  const { stdout } = await promisify(execFile)('pg_dump', args, { maxBuffer: 1024 ** 3 });
  return stdout.replace(/^\\(?:un)?restrict .*$/gm, '').replace(/^(?:--.*)?\n/gm, '');
}

const gzip = (text: string) => gzipSync(text, { level: 9 });

const [recorded] = process.argv.slice(2);
if (!recorded) throw new Error('make-fixture.ts RECORDED');
await makeFixture(recorded);
