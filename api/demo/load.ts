import { type Kysely, sql } from 'kysely';
import { applyCatalogue } from '@api/catalogue/apply';
import type { ApplyProgress } from '@api/catalogue/apply-report';
import { demoSource } from '@api/catalogue/source-name';
import { ensureSource } from '@api/catalogue/sources';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { demoBrokers } from './brokers';
import { demoListings } from './listings';
import { demoSlides } from './slides';

/** Changes whenever the demo does (a test holds the catalogue's hash beside it), so that a start loads it anew. */
export const demoVersion = '15';
const versionKey = 'demo_version';

/** 'loaded': written now. 'current': it was there. 'removed': an operator has taken it out; it stays out. */
export type DemoOutcome = 'loaded' | 'current' | 'removed';

type Options = { onProgress?: (progress: ApplyProgress) => void };

/** The lock that loading takes, a number of ours alone among the database's locks. */
const demoLock = 20260702;

/**
 * Brings the demo catalogue, its brokers and slides to this version; a second start finds it done, and one at the same time
 * waits for the first, whose connection holds a lock, however it ends.
 */
export async function loadDemoCatalogue(db: Kysely<Database>, options: Options = {}): Promise<DemoOutcome> {
  return db.connection().execute(async (holder) => {
    // It may take longer than a query.
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

async function loadAlone(db: Kysely<Database>, { onProgress }: Options): Promise<DemoOutcome> {
  const source = await db
    .selectFrom('source')
    .select('removed_at')
    .where('name', '=', demoSource)
    .executeTakeFirst();
  if (source?.removed_at) return 'removed';
  const stamp = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', versionKey)
    .executeTakeFirst();
  if (stamp?.value === demoVersion) return 'current';

  const sourceId = await ensureSource(db, demoSource);
  await writeBrokers(db, sourceId);
  const feed = `${demoSource} ${demoVersion}`;
  await applyCatalogue(db, { source: demoSource, feed, listings: demoListings(), force: true, onProgress });
  await writeSlides(db, sourceId);
  await putCoversFirst(db, sourceId);
  await db
    .insertInto('setting')
    .values({ key: versionKey, value: demoVersion })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: demoVersion }))
    .execute();
  return 'loaded';
}

async function writeBrokers(db: Kysely<Database>, sourceId: number): Promise<void> {
  const rows = demoBrokers.map(({ squad, ...broker }) => ({
    ...broker,
    squad_id: squad.id,
    squad_name: squad.name,
    source_id: sourceId,
    active: true,
    linkedin: null,
    avatar: null,
  }));
  await db
    .insertInto('broker')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        creci: eb.ref('excluded.creci'),
        phone: eb.ref('excluded.phone'),
        email: eb.ref('excluded.email'),
        segment: eb.ref('excluded.segment'),
        squad_id: eb.ref('excluded.squad_id'),
        squad_name: eb.ref('excluded.squad_name'),
        cv: eb.ref('excluded.cv'),
        active: eb.ref('excluded.active'),
      })),
    )
    .execute();
}

async function writeSlides(db: Kysely<Database>, sourceId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
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
    const next_attempt_at = sqlNow();
    await trx
      .insertInto('photo')
      .values(demoSlides.map(({ photo }) => ({ url: photo.url, next_attempt_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The photo worker takes the longest due first: covers in the order of the first pages, then the rest. */
async function putCoversFirst(db: Kysely<Database>, sourceId: number): Promise<void> {
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
