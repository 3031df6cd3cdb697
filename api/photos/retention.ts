import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { byTheClock } from '@api/work/by-the-clock';
import { addWork } from '@api/work/queue';
import type { WorkKind } from '@api/work/work-kind';
import { retention } from '@domain/privacy';
import type { PhotoStore } from './store';
import { namedPhotos } from './uses';

/** Its work removes the files of photos that no address leads to any more. */
export const filesWork = 'photo-files';
/** Photos whose files go with one piece of work. */
const atOnce = 200;

/** Photos that nothing names are deleted after a while: their rows by the clock, their files as work that waits. */
export const photoRetention = (db: Kysely<Database>, store: PhotoStore): WorkKind[] => [
  byTheClock('forget-photos', { dailyAt: '04:30' }, async () => {
    const deleted = await forgetPhotos(db);
    return deleted > 0 ? { deleted } : undefined;
  }),
  {
    name: filesWork,
    atOnce: 1,
    perMinute: 60,
    claimSeconds: 10 * 60,
    async run({ details }) {
      await removeFiles(db, store, (details as { keys: string[] }).keys);
      return null;
    },
  },
];

/** Notes since when photos are not named, and deletes those that have not been for long. @returns how many */
export async function forgetPhotos(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    // An import that names one of them anew is either kept before, or begins to write after.
    await sql`select from source for update`.execute(write);
    const now = sqlNow();
    await sql`
      update photo set unused_since = case when seen.is_named then null else ${now} end
      from (
        select photo.url, named.url is not null as is_named
        from photo left join (${namedPhotos()}) named on named.url = photo.url
      ) seen
      where seen.url = photo.url and seen.is_named = (photo.unused_since is not null)`.execute(write);
    const deleted = await write
      .deleteFrom('photo')
      .where('unused_since', '<', sql<Date>`${now} - make_interval(days => ${retention.unusedPhotoDays})`)
      .returning('key')
      .execute();
    const keys = [...new Set(deleted.flatMap(({ key }) => key ?? []))];
    for (let at = 0; at < keys.length; at += atOnce)
      await addWork(write, { kind: filesWork, bulk: true, details: { keys: keys.slice(at, at + atOnce) } });
    return deleted.length;
  });
}

/** Removes the files of photos that no address leads to any more; several may have led to one. */
async function removeFiles(db: Kysely<Database>, store: PhotoStore, keys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as gone (key)
    where not exists (select from photo where photo.key = gone.key)`.execute(db);
  for (const { key } of rows) await store.remove(key);
  // One that came back meanwhile is fetched again.
  await db
    .updateTable('photo')
    .set({ status: 'pending', key: null, attempts: 0, next_attempt_at: sqlNow() })
    .where('key', 'in', [...rows.map(({ key }) => key), ''])
    .execute();
}
