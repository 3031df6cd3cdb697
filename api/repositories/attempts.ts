import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@api/db/schema';

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
  const tried = await addTry(db, key, seconds, sql`cardinality(recent) < ${most}`);
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
  const mayTry = sql`${count} < ${free} or clock_timestamp() >= recent[${count}] + ${delay}`;
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
 * and adding are one statement on one row, by the database's clock: a limit holds for all processes and for tries at
 * once.
 */
async function addTry(
  db: Kysely<Database>,
  key: string,
  memory: number,
  mayTry: RawBuilder<unknown>,
): Promise<Tried> {
  const { rows } = await sql<Tried>`
    insert into attempt as kept (key, tries, refused) values (${key}, array[clock_timestamp()], false)
    on conflict (key) do update set (tries, refused) = (
      select case when may then recent || clock_timestamp() else recent end, not may
      from (select recent, ${mayTry} as may from (
        select array(
          select tried from unnest(kept.tries) tried
          where tried > clock_timestamp() - make_interval(secs => ${memory}) order by tried
        ) as recent
      ) remembered) weighed
    )
    returning refused, cardinality(tries) as count,
      extract(epoch from clock_timestamp() - tries[1])::float8 as first,
      extract(epoch from clock_timestamp() - tries[cardinality(tries)])::float8 as last`.execute(db);
  return rows[0]!;
}
