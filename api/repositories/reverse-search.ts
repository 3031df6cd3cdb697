import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Condition } from './facets';
import { type Search, searchConditions } from './search-conditions';

/** A condition held against a home each: what one statement looks for. The embedded engine has one connection. */
const answersAtOnce = 1_500;
/** Conditions whose answers are kept for the next that ask them; of more, all are asked again. */
const mostKept = 1_000;

/**
 * The search turned round: of each search, which of these homes it finds now. What several searches ask is asked once, and
 * what one alone asks only of the homes that meet all the rest; in the very words in which a search itself asks it
 * (search-conditions.ts), so that both can never differ.
 * @param homes ids of properties, without repeats
 * @returns answers, for searches in their order, the ids of the homes that each finds
 */
export function finderOf(db: Kysely<Database>, homes: readonly number[]) {
  const meet = meetingOf(db, { from: sql`property where id = any(${homes}::int[])`, ids: homes });
  return (searches: readonly Search[]): Promise<Ids[]> =>
    meet(searches.map((search) => ({ conditions: searchConditions(search), among: homes })));
}

/** The same for searches that are asked about once. */
export const homesFound = (db: Kysely<Database>, searches: readonly Search[], homes: readonly number[]) =>
  finderOf(db, homes)(searches);

/** Whether a property is among what a search finds now. */
export async function matches(db: Kysely<Database>, search: Search, property: number): Promise<boolean> {
  const [found] = await homesFound(db, [search], [property]);
  return found!.length > 0;
}

type Ids = readonly number[];

/** Rows with these ids, as `id`, that have the columns which the conditions name. */
interface Ground {
  from: Condition;
  ids: Ids;
}

/** Which of these rows meet all these conditions? */
export interface Question {
  conditions: readonly Condition[];
  among: Ids;
}

/** A condition's own words, and what is given to them. */
interface Asked {
  key: string;
  text: string;
  given: readonly unknown[];
  condition: Condition;
}

/** Answers, of each question, the ids of its rows; what several asked is not asked again. */
export function meetingOf(db: Kysely<Database>, ground: Ground) {
  const known = new Map<string, ReadonlySet<number>>();
  return async (questions: readonly Question[]): Promise<Ids[]> => {
    const asked = questions.map(({ conditions }) => conditions.map((condition) => inWords(db, condition)));
    if (known.size > mostKept) known.clear();
    const shared = sharedBy(asked);
    for (const alike of byText(shared.filter(({ key }) => !known.has(key))))
      for (const part of inParts(alike, () => ground.ids.length)) {
        const met = await meetAlike(db, ground, part, () => ground.ids);
        part.forEach(({ key }, index) => known.set(key, met[index]!));
      }
    const left = asked.map((all, n) =>
      inEvery(
        questions[n]!.among,
        all.flatMap(({ key }) => known.get(key) ?? []),
      ),
    );
    const own = asked.flatMap((all, n) =>
      all.filter(({ key }) => !known.has(key)).map((each) => ({ ...each, n })),
    );
    for (const alike of byText(own))
      for (const part of inParts(alike, ({ n }) => left[n]!.length)) {
        const met = await meetAlike(db, ground, part, ({ n }) => left[n]!);
        part.forEach(({ n }, index) => (left[n] = inEvery(left[n]!, [met[index]!])));
      }
    return left;
  };
}

function inWords(db: Kysely<Database>, condition: Condition): Asked {
  const { sql: text, parameters: given } = condition.compile(db);
  return { key: JSON.stringify([text, given]), text, given, condition };
}

const isPlain = ({ given }: Asked) =>
  given.every((value) => typeof value === 'number' || typeof value === 'string');

/** What more than one of them asks, once each; and what can be asked only alone. */
function sharedBy(asked: readonly Asked[][]): Asked[] {
  const times = new Map<string, number>();
  for (const { key } of asked.flat()) times.set(key, (times.get(key) ?? 0) + 1);
  const all = new Map(asked.flat().map((each) => [each.key, each]));
  return [...all.values()].filter((each) => times.get(each.key)! > 1 || !isPlain(each));
}

/** Conditions of the same words, which differ in what is given to them; lists are given one by one. */
function byText<T extends Asked>(asked: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const each of asked) {
    const name = isPlain(each) ? `${each.text} ${each.given.map((value) => typeof value).join()}` : each.key;
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups.values()];
}

/** As many at once as one statement is to answer; one at least. Those of which nothing is asked are left out. */
function inParts<T>(all: readonly T[], rowsOf: (each: T) => number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const each of all) {
    const rows = rowsOf(each);
    if (rows === 0) continue;
    if (rows > room || parts.length === 0) {
      parts.push([]);
      room = answersAtOnce;
    }
    parts.at(-1)!.push(each);
    room -= rows;
  }
  return parts;
}

/**
 * All of them by one statement, which holds their words once: what is given to each is a row of a table, with the rows that
 * it is asked of.
 */
async function meetAlike<T extends Asked>(
  db: Kysely<Database>,
  { from }: Ground,
  asked: readonly T[],
  among: (each: T) => Ids,
): Promise<ReadonlySet<number>[]> {
  const [first] = asked as readonly [T];
  if (!isPlain(first)) return [await meetOne(db, from, first)];
  const columns = first.given.map((value, place) => {
    const type = sql.raw(typeof value === 'number' ? 'float8' : 'text');
    return sql`, ${asked.map((each) => each.given[place])}::${type}[]`;
  });
  const names = sql.raw(first.given.map((_, place) => `, given_${place + 1}`).join(''));
  // The words are this program's own; only what is given to them is a visitor's.
  const condition = sql.raw(first.text.replace(/\$(\d+)/g, 'given_$1'));
  const { rows } = await sql<{ n: number; ids: number[] }>`
    with property as materialized (select * from ${from}),
    asked as materialized (
      select n, asked_id ${names}
      from unnest(${asked.map((_, index) => index)}::int[], ${asked.map((each) => `{${among(each).join()}}`)}::text[]
        ${sql.join(columns, sql``)}) as asked (n, asked_ids ${names}), unnest(asked_ids::int[]) as asked_id
    )
    select n, array_agg(id) as ids from asked join property on id = asked_id where ${condition} group by n`.execute(
    db,
  );
  const met = new Map(rows.map(({ n, ids }) => [n, new Set(ids)]));
  return asked.map((_, index) => met.get(index) ?? new Set());
}

async function meetOne(
  db: Kysely<Database>,
  from: Condition,
  { condition }: Asked,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(id) filter (where ${condition}) as ids from ${from}`.execute(db);
  return new Set(rows[0]?.ids);
}

const inEvery = (ids: Ids, sets: readonly ReadonlySet<number>[]): Ids =>
  sets.length === 0 ? ids : ids.filter((id) => sets.every((set) => set.has(id)));
