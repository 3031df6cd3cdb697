import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Work } from '@api/db/schema-work';
import { ringBell } from './bell';
import { nextTime } from './clock';
import type { WorkKind } from './work-kind';

/*
 * A piece that is due is claimed by one instance, which moves its next attempt beyond the longest that it may take: an
 * instance that is killed leaves it to the others. `attempts` is the claim's number, so that an instance which was paused
 * for longer cannot undo what another has done since.
 */

/** What is refused for now is taken for passing for as long as this, as mail servers do themselves (RFC 5321, 4.5.4.1). */
const giveUpAfterDays = 4;
/** Between two attempts: as long again as it has waited, in minutes. */
const pauseMinutes = { shortest: 1, longest: 60 };
/** An unused rate is saved up for as long as this, in seconds. */
const savedSeconds = 60;

export interface NewWork {
  kind: string;
  key?: string;
  line?: string;
  bulk?: boolean;
  accountId?: number;
  /** E-mail, lower case. */
  person?: string;
  details?: object;
  /** It is not due before; else it is at once. */
  afterSeconds?: number;
}

/** Adds a piece of work; in a transaction it counts only once that is kept. One whose key waits already is not added. */
export async function addWork(db: Kysely<Database>, work: NewWork): Promise<void> {
  const { accountId, details, afterSeconds, ...columns } = work;
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
  ringBell();
}

/** Makes sure that what these kinds need is there: their rate, and the pieces of those that go by the clock. */
export async function prepareWork(db: Kysely<Database>, kinds: readonly WorkKind[]): Promise<void> {
  for (const { name, clock, keys } of kinds) {
    await db
      .insertInto('work_pace')
      .values({ kind: name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!clock) continue;
    if (keys) await sql`delete from work where kind = ${name} and key <> all(${keys}::text[])`.execute(db);
    const isAtOnce = 'atStart' in clock;
    const now = sqlNow();
    const next = isAtOnce ? now : nextTime(clock);
    const first = keys ? now : next;
    for (const key of keys ?? ['clock'])
      await db
        .insertInto('work')
        .values({ kind: name, key, created_at: first, next_attempt_at: first })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'key'])
            .where('failed_at', 'is', null)
            // The clock may go faster than when this piece was last done.
            .doUpdateSet({
              created_at: sql<Date>`least(work.created_at, ${next})`,
              next_attempt_at: sql<Date>`least(work.next_attempt_at, ${next})`,
            })
            .where('work.held_until', 'is', null),
        )
        .execute();
  }
}

/** In how many ms the first piece of each kind is due; a kind of which nothing waits is left out. */
export async function whenDue(db: Kysely<Database>, kinds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; ms: number }>`
    select asked.kind, extract(epoch from first.next_attempt_at - ${sqlNow()})::float8 * 1000 as ms
    from unnest(${kinds}::text[]) as asked (kind) cross join lateral (
      select next_attempt_at from work
      where work.kind = asked.kind and failed_at is null and not exists (${before})
      order by next_attempt_at limit 1
    ) first`.execute(db);
  return new Map(rows.map(({ kind, ms }) => [kind, ms]));
}

/** Of a row of `work`: what stands before it in its line. */
const before = sql`
  select from work earlier where earlier.kind = work.kind and earlier.line = work.line
    and earlier.failed_at is null and earlier.id < work.id`;

/**
 * Takes up to `limit` pieces that are due for the caller alone, the longest due first, bulk last, as the kind's rate lets.
 * @param inHand what the caller still works on, though its time may be over: it does not do that twice at once
 */
export async function claimWork(
  db: Kysely<Database>,
  { name, perMinute, claimSeconds }: Pick<WorkKind, 'name' | 'perMinute' | 'claimSeconds'>,
  limit: number,
  inHand: readonly number[] = [],
): Promise<Work[]> {
  const gap = 60 / perMinute;
  const now = sqlNow();
  const since = sql`greatest(free_at, ${now} - make_interval(secs => ${savedSeconds}))`;
  const until = sql`${now} + make_interval(secs => ${claimSeconds})`;
  const { rows } = await sql<Work>`
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

const claimed = (db: Kysely<Database>, { id, attempts }: Work) =>
  db.updateTable('work').where('id', '=', id).where('attempts', '=', attempts);

/** It is done: nothing of it is kept, or the clock says when it comes back. */
export async function finishWork(db: Kysely<Database>, work: Work, { clock }: WorkKind): Promise<void> {
  if (!clock) return void (await db.deleteFrom('work').where('id', '=', work.id).execute());
  const next = nextTime(clock);
  await claimed(db, work)
    .set({ attempts: 0, held_until: null, created_at: next, next_attempt_at: next, last_error: null })
    .execute();
}

/** Nothing of its kind can be done: it is due again at once, and this attempt does not count. */
export async function releaseWork(db: Kysely<Database>, work: Work): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, work)
    .set({ attempts: work.attempts - 1, held_until: null, next_attempt_at: sqlNow() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Not now: later, after `afterSeconds` or a growing pause; or, where no clock brings it, never, once it has waited for days. */
export async function postponeWork(
  db: Kysely<Database>,
  work: Work,
  { reason, afterSeconds }: { reason: string; afterSeconds?: number },
  { clock }: Pick<WorkKind, 'clock'> = {},
): Promise<'waits' | 'set aside' | null> {
  const now = sqlNow();
  const waited = sql`${now} - created_at`;
  const isOver = sql<boolean>`${waited} > make_interval(days => ${giveUpAfterDays}) and ${!clock}`;
  const kept = await claimed(db, work)
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
  return kept ? (kept.failed_at ? 'set aside' : 'waits') : null;
}

/** Never: it is kept for a while, for the operator to see (repositories/forget-accounts.ts). */
export async function setWorkAside(db: Kysely<Database>, work: Work, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, work)
    .set({ held_until: null, last_error: reason, failed_at: sqlNow() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
