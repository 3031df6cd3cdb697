import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { PhotosDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import { addJob } from '@api/platform/jobs/queue';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { retention } from '@domain/people/privacy';
import type { PhotoStore } from './store';
import { referencedPhotos } from './references';

/** Job that deletes the files of photos without rows. */
export const filesJobName = 'photo-files';
const batchSize = 200;

export const photoRetention = (db: Kysely<PhotosDatabase>, store: PhotoStore): JobDefinition[] => [
  scheduledJob('forget-photos', { dailyAt: '04:30' }, async () => {
    const deleted = await forgetPhotos(db);
    return deleted > 0 ? { deleted } : undefined;
  }),
  {
    name: filesJobName,
    atOnce: 1,
    perMinute: 60,
    claimSeconds: 10 * 60,
    async run({ details }) {
      await removeFiles(db, store, (details as { keys: string[] }).keys);
      return null;
    },
  },
];

/** Returns the number of deleted rows. */
export async function forgetPhotos(db: Kysely<PhotosDatabase>): Promise<number> {
  return inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    // Serializes with imports, which lock `source` too: a new reference is committed before, or written after.
    await sql`select from source for update`.execute(write);
    const now = sqlNow();
    await sql`
      update photo set unused_since = case when seen.is_named then null else ${now} end
      from (
        select photo.url, named.url is not null as is_named
        from photo left join (${referencedPhotos()}) named on named.url = photo.url
      ) seen
      where seen.url = photo.url and seen.is_named = (photo.unused_since is not null)`.execute(write);
    const deleted = await write
      .deleteFrom('photo')
      .where('unused_since', '<', sql<Date>`${now} - make_interval(days => ${retention.unusedPhotoDays})`)
      .returning('key')
      .execute();
    const keys = [...new Set(deleted.flatMap(({ key }) => key ?? []))];
    for (let at = 0; at < keys.length; at += batchSize)
      await addJob(write, {
        kind: filesJobName,
        bulk: true,
        details: { keys: keys.slice(at, at + batchSize) },
      });
    return deleted.length;
  });
}

/** Skips keys that still have rows: several URLs may share a key. */
async function removeFiles(
  db: Kysely<PhotosDatabase>,
  store: PhotoStore,
  keys: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as gone (key)
    where not exists (select from photo where photo.key = gone.key)`.execute(db);
  for (const { key } of rows) await store.remove(key);
  // A row that got such a key during the deletion is fetched again.
  await db
    .updateTable('photo')
    .set({ status: 'pending', key: null, attempts: 0, next_attempt_at: sqlNow() })
    .where('key', 'in', [...rows.map(({ key }) => key), ''])
    .execute();
}
