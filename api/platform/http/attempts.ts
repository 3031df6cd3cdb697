import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AttemptTables } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';

export interface Limit {
  most: number;
  seconds: number;
}

export interface GrowingDelay {
  free: number;
  /** First delay in seconds; each try doubles it, up to `longest`. */
  first: number;
  longest: number;
  /** Seconds. */
  memory: number;
}

/** Refused tries do not count. @returns 0, or the seconds until the next try is allowed */
export async function countTry(
  db: Kysely<AttemptTables>,
  key: string,
  { most: max, seconds }: Limit,
): Promise<number> {
  const tried = await addTry(db, key, seconds, () => sql`cardinality(recent) < ${max}`);
  return tried.refused ? atLeastOne(seconds - tried.first) : 0;
}

export async function countDelayedTry(
  db: Kysely<AttemptTables>,
  key: string,
  { free, first, longest: maxDelay, memory }: GrowingDelay,
): Promise<number> {
  const count = sql`cardinality(recent)`;
  const delay = sql`make_interval(secs => least(${first} * 2.0 ^ least(${count} - ${free}::int, 30), ${maxDelay}))`;
  const mayTry = (now: RawBuilder<Date>) => sql`${count} < ${free} or ${now} >= recent[${count}] + ${delay}`;
  const tried = await addTry(db, key, memory, mayTry);
  return tried.refused ? atLeastOne(Math.min(first * 2 ** (tried.count - free), maxDelay) - tried.last) : 0;
}

export async function clearTries(db: Kysely<AttemptTables>, keys: string[]): Promise<void> {
  await db.deleteFrom('attempt').where('key', 'in', keys).execute();
}

const atLeastOne = (seconds: number) => Math.max(1, Math.ceil(seconds));

interface Tried {
  refused: boolean;
  count: number;
  first: number;
  last: number;
}

/** One statement on one row: a limit holds across processes. `mayTry`: SQL over `recent`, the sorted times of tries. */
async function addTry(
  db: Kysely<AttemptTables>,
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
