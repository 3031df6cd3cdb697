import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Condition } from './facets';
import { type Search, searchConditions } from './search-conditions';

/** A condition held against a home each: what one statement looks for. The embedded engine has one connection. */
const answersAtOnce = 10_000;
/** Conditions whose answers are kept for the next that ask them; of more, all are asked again. */
const mostKept = 5_000;

/**
 * The search turned round: of each search, which of these homes it finds now. What several searches ask is asked once, in
 * the very words in which a search itself asks it (search-conditions.ts), so that both can never differ.
 * @param homes ids of properties, without repeats
 * @returns answers, for searches in their order, the ids of the homes that each finds
 */
export function finderOf(db: Kysely<Database>, homes: readonly number[]) {
  const meet = meetingOf(db, { from: sql`property where id = any(${homes}::int[])`, rows: homes.length });
  return (searches: readonly Search[]): Promise<number[][]> => meet(searches.map(searchConditions));
}

/** The same for searches that are asked about once. */
export const homesFound = (db: Kysely<Database>, searches: readonly Search[], homes: readonly number[]) =>
  finderOf(db, homes)(searches);

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

type Ids = ReadonlySet<number>;
/** A condition's own words, and what is given to them. */
interface Asked {
  key: string;
  text: string;
  given: readonly unknown[];
  condition: Condition;
}

/** Answers, of each list of conditions, the ids of the rows that meet them all; what was answered before is not asked again. */
export function meetingOf(db: Kysely<Database>, ground: Ground) {
  const known = new Map<string, Ids>();
  return async (lists: readonly (readonly Condition[])[]): Promise<number[][]> => {
    if (ground.rows === 0) return lists.map(() => []);
    const asked = lists.map((conditions) => conditions.map((condition) => inWords(db, condition)));
    if (known.size > mostKept) known.clear();
    const missing = new Map(asked.flat().flatMap((each) => (known.has(each.key) ? [] : [[each.key, each]])));
    for (const alike of byText([...missing.values()])) {
      const atOnce = Math.max(1, Math.floor(answersAtOnce / ground.rows));
      for (let start = 0; start < alike.length; start += atOnce) {
        const part = alike.slice(start, start + atOnce);
        const met = await (part.length > 1 ? meetAlike(db, part, ground) : meetOne(db, part[0]!, ground));
        part.forEach(({ key }, index) => known.set(key, new Set(met.get(index))));
      }
    }
    return asked.map((own) => inEvery(own.map(({ key }) => known.get(key)!)));
  };
}

function inWords(db: Kysely<Database>, condition: Condition): Asked {
  const { sql: text, parameters: given } = condition.compile(db);
  return { key: JSON.stringify([text, given]), text, given, condition };
}

/** Conditions of the same words, which differ in what is given to them; lists are given one by one. */
function byText(asked: readonly Asked[]): Asked[][] {
  const groups = new Map<string, Asked[]>();
  for (const each of asked) {
    const isPlain = each.given.every((value) => typeof value === 'number' || typeof value === 'string');
    const name = isPlain ? `${each.text} ${each.given.map((value) => typeof value).join()}` : each.key;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups.values()];
}

type Met = Map<number, number[]>;

async function meetOne(db: Kysely<Database>, { condition }: Asked, { from }: Ground): Promise<Met> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(id) filter (where ${condition}) as ids from ${from}`.execute(db);
  return new Map([[0, rows[0]?.ids ?? []]]);
}

/** All of them by one statement, which holds their words once: what is given to each is a row of a table. */
async function meetAlike(db: Kysely<Database>, asked: readonly Asked[], { from }: Ground): Promise<Met> {
  const [{ text, given }] = asked as [Asked];
  const columns = given.map((first, place) => {
    const type = sql.raw(typeof first === 'number' ? 'float8' : 'text');
    return sql`${asked.map((each) => each.given[place])}::${type}[]`;
  });
  const names = given.map((_, place) => sql.raw(`, given_${place + 1}`));
  // The words are this program's own; only what is given to them is a visitor's.
  const condition = sql.raw(text.replace(/\$(\d+)/g, 'given_$1'));
  const { rows } = await sql<{ n: number; ids: number[] }>`
    with property as materialized (select * from ${from})
    select n, array_agg(id) as ids
    from unnest(${asked.map((_, index) => index)}::int[], ${sql.join(columns)}) as asked (n${sql.join(names, sql``)})
    cross join property
    where ${condition}
    group by n`.execute(db);
  return new Map(rows.map(({ n, ids }) => [n, ids]));
}

function inEvery([...sets]: Ids[]): number[] {
  const [smallest, ...others] = sets.sort((a, b) => a.size - b.size);
  return [...smallest!].filter((id) => others.every((set) => set.has(id)));
}
