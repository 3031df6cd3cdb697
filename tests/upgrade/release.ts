import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

/** Of the last release; scripts/release/make-fixture.ts writes it. */
const folder = path.resolve(import.meta.dirname, 'fixture');
const readFixture = async (name: string) => gunzipSync(await readFile(path.join(folder, name))).toString();

export const releaseQueries = async (): Promise<string[]> =>
  JSON.parse(await readFixture('queries.json.gz')) as string[];

/** Makes a database as the last release's demo left it. */
export async function restoreRelease(db: Kysely<Database>): Promise<void> {
  const dump = await readFixture('dump.sql.gz');
  await db.connection().execute(async (connection) => {
    await sql`drop schema public cascade; create schema public`.execute(connection);
    await sql.raw(dump).execute(connection);
    // The dump changes settings of its session.
    await sql`reset all`.execute(connection);
  });
}
