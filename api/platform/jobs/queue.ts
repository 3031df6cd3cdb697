import { type Kysely, sql } from 'kysely';
import type { JobTables } from './schema-work';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Job } from './schema-work';
import { wakeWorkers } from './wake-up';
import { nextTime } from './clock';
import type { JobDefinition } from './job-definition';

/*
 * A claim moves the next attempt beyond `claimSeconds`: after a crash, other instances take the job over.
 * `attempts` numbers the claims, so that a stalled instance cannot overwrite a newer claim.
 */

/** Limit for temporary failures, as for mail servers (RFC 5321, 4.5.4.1). */
const giveUpAfterDays = 4;
/** A job may have waited for longer than that without an attempt: no instance took its kind. */
const fewestAttempts = 5;
/** The pause equals the job's age, within these limits in minutes. */
const pauseMinutes = { shortest: 1, longest: 60 };
/** Unused rate accumulates for at most this long, seconds. */
const savedSeconds = 60;

export interface NewJob {
  kind: string;
  key?: string;
  line?: string;
  bulk?: boolean;
  accountId?: number;
  person?: string;
  details?: object;
  afterSeconds?: number;
}

/** Within a transaction it counts from the commit. Ignored if a job of this kind and key waits. */
export async function addJob(db: Kysely<JobTables>, job: NewJob): Promise<void> {
  const { accountId, details, afterSeconds, ...columns } = job;
  const now = sqlNow();
  await db
    .insertInto('work')
    .values({
      ...columns,
      account_id: accountId ?? null,
      details: JSON.stringify(details ?? {}),
      created_at: now,
      next_attempt_at: afterSeconds ? sql<Date>`${now} + make_interval(secs => ${afterSeconds})` : now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).where('failed_at', 'is', null).doNothing())
    .execute();
  wakeWorkers();
}

export async function prepareJobs(db: Kysely<JobTables>, kinds: readonly JobDefinition[]): Promise<void> {
  for (const { name, clock, keys, clockOf } of kinds) {
    await db
      .insertInto('work_pace')
      .values({ kind: name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!clock) continue;
    if (keys) await sql`delete from work where kind = ${name} and key <> all(${keys}::text[])`.execute(db);
    const isImmediate = 'atStart' in clock;
    const now = sqlNow();
    for (const key of keys ?? ['clock']) {
      const next = isImmediate ? now : nextTime((await clockOf?.(db, key)) ?? clock);
      const first = keys ? now : next;
      await db
        .insertInto('work')
        .values({ kind: name, key, created_at: first, next_attempt_at: first })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'key'])
            .where('failed_at', 'is', null)
            .doUpdateSet({
              created_at: sql<Date>`least(work.created_at, ${next})`,
              next_attempt_at: sql<Date>`least(work.next_attempt_at, ${next})`,
            })
            .where('work.held_until', 'is', null),
        )
        .execute();
    }
  }
}

export async function whenDue(db: Kysely<JobTables>, kinds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; ms: number }>`
    select asked.kind, extract(epoch from first.next_attempt_at - ${sqlNow()})::float8 * 1000 as ms
    from unnest(${kinds}::text[]) as asked (kind) cross join lateral (
      select next_attempt_at from work
      where work.kind = asked.kind and failed_at is null and not exists (${before})
      order by next_attempt_at limit 1
    ) first`.execute(db);
  return new Map(rows.map(({ kind, ms }) => [kind, ms]));
}

const before = sql`
  select from work earlier where earlier.kind = work.kind and earlier.line = work.line
    and earlier.failed_at is null and earlier.id < work.id`;

/** @param inHand jobs that still run here, although their claim may have expired: they must not run twice */
export async function claimJobs(
  db: Kysely<JobTables>,
  { name, perMinute, claimSeconds }: Pick<JobDefinition, 'name' | 'perMinute' | 'claimSeconds'>,
  limit: number,
  inHand: readonly number[] = [],
): Promise<Job[]> {
  const gap = 60 / perMinute;
  const now = sqlNow();
  const since = sql`greatest(free_at, ${now} - make_interval(secs => ${savedSeconds}))`;
  const until = sql`${now} + make_interval(secs => ${claimSeconds})`;
  const { rows } = await sql<Job>`
    with pace as (select ${since} as since from work_pace where kind = ${name} for update),
    due as (
      select id from work
      where kind = ${name} and failed_at is null and next_attempt_at <= ${now} and not exists (${before})
        and id <> all(${inHand}::bigint[])
      order by bulk, next_attempt_at
      limit least(${limit}::int, (
        -- Another instance's claim may have begun after this one and been kept before it.
        select greatest(floor(extract(epoch from ${now} - since) / ${gap}::float8), 0)::int from pace
      ))
      for update skip locked
    ),
    claimed as (
      update work set attempts = attempts + 1, next_attempt_at = ${until}, held_until = ${until}
      where id in (select id from due) returning *
    ),
    paced as (
      update work_pace set free_at = ${since} + make_interval(secs => ${gap}::float8 * (select count(*) from claimed))
      where kind = ${name}
    )
    select * from claimed`.execute(db);
  return rows;
}

const claimed = (db: Kysely<JobTables>, { id, attempts }: Job) =>
  db.updateTable('work').where('id', '=', id).where('attempts', '=', attempts);

export async function finishJob(
  db: Kysely<JobTables>,
  job: Job,
  { clock, clockOf }: JobDefinition,
): Promise<void> {
  if (!clock) return void (await db.deleteFrom('work').where('id', '=', job.id).execute());
  const own = job.key === null ? null : await clockOf?.(db, job.key);
  const next = nextTime(own ?? clock);
  await claimed(db, job)
    .set({ attempts: 0, held_until: null, created_at: next, next_attempt_at: next, last_error: null })
    .execute();
}

export async function releaseJob(db: Kysely<JobTables>, job: Job): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, job)
    .set({ attempts: job.attempts - 1, held_until: null, next_attempt_at: sqlNow() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A job without a clock is set aside after `giveUpAfterDays` and `fewestAttempts`. */
export async function postponeJob(
  db: Kysely<JobTables>,
  job: Job,
  { reason, afterSeconds }: { reason: string; afterSeconds?: number },
  { clock }: Pick<JobDefinition, 'clock'> = {},
): Promise<'waits' | 'set aside' | null> {
  const now = sqlNow();
  const waited = sql`${now} - created_at`;
  const isOver = sql<boolean>`${waited} > make_interval(days => ${giveUpAfterDays})
    and attempts >= ${fewestAttempts} and ${!clock}`;
  const postponed = await claimed(db, job)
    .set({
      held_until: null,
      last_error: reason,
      next_attempt_at: sql<Date>`${now} + coalesce(make_interval(secs => ${afterSeconds ?? null}::float8),
        least(greatest(${waited}, make_interval(mins => ${pauseMinutes.shortest})),
          make_interval(mins => ${pauseMinutes.longest})))`,
      failed_at: sql<Date>`case when ${isOver} then ${now} end`,
    })
    .returning('failed_at')
    .executeTakeFirst();
  return postponed ? (postponed.failed_at ? 'set aside' : 'waits') : null;
}

/** Keeps the failed job for the operator; api/accounts/personal-data.ts deletes it later. */
export async function setJobAside(db: Kysely<JobTables>, job: Job, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, job)
    .set({ held_until: null, last_error: reason, failed_at: sqlNow() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
