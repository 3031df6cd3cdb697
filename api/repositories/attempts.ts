import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** So many in any so many seconds. */
export interface Limit {
  most: number;
  seconds: number;
}

/** So many without any delay; then each has to wait for longer since the one before. */
export interface GrowingDelay {
  free: number;
  /** The first delay in seconds; each further try doubles it, up to `longest`. */
  first: number;
  longest: number;
  /** For how many seconds a try is remembered. */
  memory: number;
}

/**
 * Counts a try of `key`, unless its limit is reached: a refused one does not count, so that trying on keeps nobody out.
 * @returns 0, or the seconds until there is room again
 */
export async function countTry(db: Kysely<Database>, key: string, { most, seconds }: Limit): Promise<number> {
  const tried = await addTry(db, key, seconds, () => sql`cardinality(recent) < ${most}`);
  return tried.refused ? atLeastOne(seconds - tried.first) : 0;
}

/** The same with a delay that grows. @returns 0, or the seconds until the next try */
export async function countDelayedTry(
  db: Kysely<Database>,
  key: string,
  { free, first, longest, memory }: GrowingDelay,
): Promise<number> {
  const count = sql`cardinality(recent)`;
  const delay = sql`make_interval(secs => least(${first} * 2.0 ^ least(${count} - ${free}::int, 30), ${longest}))`;
  const mayTry = (now: RawBuilder<Date>) => sql`${count} < ${free} or ${now} >= recent[${count}] + ${delay}`;
  const tried = await addTry(db, key, memory, mayTry);
  return tried.refused ? atLeastOne(Math.min(first * 2 ** (tried.count - free), longest) - tried.last) : 0;
}

/** Forgets what was counted of these keys. */
export async function clearTries(db: Kysely<Database>, keys: string[]): Promise<void> {
  await db.deleteFrom('attempt').where('key', 'in', keys).execute();
}

const atLeastOne = (seconds: number) => Math.max(1, Math.ceil(seconds));

interface Tried {
  refused: boolean;
  /** Tries that are remembered, this one too where it was not refused. */
  count: number;
  /** Seconds since the first and the last of them. */
  first: number;
  last: number;
}

/**
 * Adds a try where `mayTry` (SQL, of `recent`: the moments of the last `memory` seconds, in their order) says so. Asking
 * and adding are one statement on one row: a limit holds for all processes and for tries at once. One that waited for
 * another's row may be older than that: it counts as tried at the same moment.
 */
async function addTry(
  db: Kysely<Database>,
  key: string,
  memory: number,
  mayTry: (now: RawBuilder<Date>) => RawBuilder<unknown>,
): Promise<Tried> {
  const now = sqlNow();
  const { rows } = await sql<Tried>`
    insert into attempt as kept (key, tries, refused) values (${key}, array[${now}], false)
    on conflict (key) do update set (tries, refused) = (
      select case when may then recent || ${now} else recent end, not may
      from (select recent, ${mayTry(now)} as may from (
        select array(
          select tried from unnest(kept.tries) tried
          where tried > ${now} - make_interval(secs => ${memory}) order by tried
        ) as recent
      ) remembered) weighed
    )
    returning refused, cardinality(tries) as count,
      greatest(extract(epoch from ${now} - tries[1])::float8, 0) as first,
      greatest(extract(epoch from ${now} - tries[cardinality(tries)])::float8, 0) as last`.execute(db);
  return rows[0]!;
}
