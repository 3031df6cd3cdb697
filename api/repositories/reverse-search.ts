import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Condition } from './facets';
import { type Search, searchConditions } from './search-conditions';

/** Answers looked for by one statement (a condition held against a home each): the embedded engine has one connection. */
const answersAtOnce = 10_000;
/** And conditions: a statement is read and planned before it is answered. */
const conditionsAtOnce = 60;

/**
 * The search turned round: of each search, which of these homes it finds now. What several searches ask is asked once, in
 * the very words in which a search itself asks it (search-conditions.ts), so that both can never differ.
 * @param homes ids of properties, without repeats
 * @returns for each search, in their order, the ids of those it finds
 */
export async function homesFound(
  db: Kysely<Database>,
  searches: readonly Search[],
  homes: readonly number[],
): Promise<number[][]> {
  const from = sql`property where id = any(${homes}::int[])`;
  return meetAll(db, searches.map(searchConditions), { from, rows: homes.length });
}

/** Whether a property is among what a search finds now. */
export async function matches(db: Kysely<Database>, search: Search, property: number): Promise<boolean> {
  const [found] = await homesFound(db, [search], [property]);
  return found!.length > 0;
}

/** Rows with an `id`, of which `rows` are expected, that have the columns which the conditions name. */
interface Ground {
  from: Condition;
  rows: number;
}

/**
 * Of each list of conditions, the ids of the rows that meet them all. Each condition is answered once for all rows,
 * however many lists hold it, by statements that are short.
 */
export async function meetAll(
  db: Kysely<Database>,
  lists: readonly (readonly Condition[])[],
  { from, rows }: Ground,
): Promise<number[][]> {
  if (rows === 0) return lists.map(() => []);
  const asked = new Map<string, Condition>();
  const keys = lists.map((conditions) =>
    conditions.map((condition) => {
      const { sql: text, parameters } = condition.compile(db);
      const key = JSON.stringify([text, parameters]);
      asked.set(key, condition);
      return key;
    }),
  );
  const met = await meetEach(db, asked, { from, rows });
  return keys.map((own) => inEvery(own.map((key) => met.get(key)!)));
}

async function meetEach(
  db: Kysely<Database>,
  asked: ReadonlyMap<string, Condition>,
  { from, rows }: Ground,
): Promise<Map<string, ReadonlySet<number>>> {
  const met = new Map<string, ReadonlySet<number>>();
  const all = [...asked];
  const atOnce = Math.max(1, Math.min(conditionsAtOnce, Math.floor(answersAtOnce / rows)));
  for (let start = 0; start < all.length; start += atOnce) {
    const part = all.slice(start, start + atOnce);
    const columns = part.map(
      ([, condition], index) =>
        sql`coalesce(array_agg(id) filter (where ${condition}), '{}') as ${sql.ref(`c${index}`)}`,
    );
    const answer = await sql<Record<string, number[]>>`select ${sql.join(columns)} from ${from}`.execute(db);
    part.forEach(([key], index) => met.set(key, new Set(answer.rows[0]![`c${index}`])));
  }
  return met;
}

function inEvery([...sets]: ReadonlySet<number>[]): number[] {
  const [smallest, ...others] = sets.sort((a, b) => a.size - b.size);
  return [...smallest!].filter((id) => others.every((set) => set.has(id)));
}
