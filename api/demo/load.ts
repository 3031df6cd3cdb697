import { directConnections } from '@api/platform/db/direct-connection';
import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { ApplyProgress } from '@api/feeds/apply/apply-report';
import { demoSource } from '@api/catalogue/source-name';
import { ensureSource } from '@api/feeds/apply/sources';
import type { DemoDatabase } from './schema';
import { firstInQueue } from '@api/platform/photos/register';
import { sqlNow } from '@api/platform/db/sql-now';
import { demoCatalogues, type DemoSize } from './catalogue';
import { demoVersionKey, writeTeam } from './demo-team';
import { demoSlides } from './slides';

/** Increase it with every change of the demo: the next start then loads it. A test compares the catalogue's hash. */
export const demoVersion = '17';

/** 'removed': an operator removed the demo; it is not loaded again. */
export type DemoOutcome = 'loaded' | 'current' | 'removed';

type Options = { size?: DemoSize; onProgress?: (progress: ApplyProgress) => void };

/** Key of the advisory lock; unique in this database. */
const demoLock = 20260702;

/** Loads this version and size once; concurrent starts wait for an advisory lock. */
export async function loadDemoCatalogue(
  db: Kysely<DemoDatabase>,
  options: Options = {},
): Promise<DemoOutcome> {
  return directConnections(db)
    .connection()
    .execute(async (holder) => {
      // Waiting for the lock can exceed the timeout.
      await sql`set statement_timeout = 0`.execute(holder);
      try {
        await sql`select pg_advisory_lock(${demoLock})`.execute(holder);
        return await loadAlone(db, options);
      } finally {
        await sql`select pg_advisory_unlock(${demoLock})`.execute(holder);
        await sql`reset statement_timeout`.execute(holder);
      }
    });
}

async function loadAlone(
  db: Kysely<DemoDatabase>,
  { size = 'small', onProgress }: Options,
): Promise<DemoOutcome> {
  const source = await db
    .selectFrom('source')
    .select('removed_at')
    .where('name', '=', demoSource)
    .executeTakeFirst();
  if (source?.removed_at) return 'removed';
  const storedVersion = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', demoVersionKey)
    .executeTakeFirst();
  const version = `${demoVersion} ${size}`;
  if (storedVersion?.value === version) return 'current';

  const sourceId = await ensureSource(db, demoSource);
  const { brokers, listings } = demoCatalogues[size];
  await writeTeam(db, sourceId, brokers);
  const feed = `${demoSource} ${version}`;
  await applyCatalogue(db, { source: demoSource, feed, listings: listings(), force: true, onProgress });
  await sortCoversFirst(db, sourceId);
  await writeSlides(db, sourceId);
  await db
    .insertInto('setting')
    .values({ key: demoVersionKey, value: version })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: version }))
    .execute();
  return 'loaded';
}

async function writeSlides(db: Kysely<DemoDatabase>, sourceId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('slide').where('source_id', '=', sourceId).execute();
    await trx
      .insertInto('slide')
      .values(
        demoSlides.map(({ title, subtitle, link, photo }, index) => ({
          position: index + 1,
          title,
          subtitle,
          link,
          photo_url: photo.url,
          alt: photo.alt,
          source_id: sourceId,
        })),
      )
      .execute();
    await trx
      .insertInto('photo')
      .values(demoSlides.map(({ photo }) => ({ url: photo.url, next_attempt_at: firstInQueue })))
      .onConflict((conflict) =>
        conflict.column('url').doUpdateSet({ next_attempt_at: firstInQueue }).where('photo.key', 'is', null),
      )
      .execute();
  });
}

/** The photo worker takes the earliest due: covers in display order, after the slides. */
async function sortCoversFirst(db: Kysely<DemoDatabase>, sourceId: number): Promise<void> {
  await sql`
    update photo set next_attempt_at = ${sqlNow()} - interval '1 day' + cover.first * interval '1 millisecond'
    from (
      select url, min(place) as first
      from (
        select photos -> 0 ->> 'url' as url,
          row_number() over (order by highlighted desc, news desc, listed_at desc, id) as place
        from property where source_id = ${sourceId} and active
      ) listed
      group by url
    ) cover
    where photo.url = cover.url and photo.status = 'pending' and photo.key is null`.execute(db);
}
