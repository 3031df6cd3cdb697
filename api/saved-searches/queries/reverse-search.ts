import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type { Condition } from '@api/search/queries/facets';
import { type Search, searchConditions } from '@api/search/queries/search-conditions';

/** Pairs of condition and property in one statement. The embedded engine has only one connection. */
const batchSize = 1_500;
/** Above this number the cache is cleared. */
const maxCached = 1_000;

/**
 * Reverse search: returns the `homes` that each search finds. @param propertyIds ids without repeats
 * It runs the SQL of search-conditions.ts, so that its result never differs from a search.
 */
export function finderOf(db: Kysely<SavedSearchesDatabase>, propertyIds: readonly number[]) {
  const meet = meetingOf(db, { from: sql`property where id = any(${propertyIds}::int[])`, ids: propertyIds });
  return (searches: readonly Search[]): Promise<Ids[]> =>
    meet(searches.map((search) => ({ conditions: searchConditions(search), among: propertyIds })));
}

export const findMatchingIds = (
  db: Kysely<SavedSearchesDatabase>,
  searches: readonly Search[],
  propertyIds: readonly number[],
) => finderOf(db, propertyIds)(searches);

export async function matches(
  db: Kysely<SavedSearchesDatabase>,
  search: Search,
  property: number,
): Promise<boolean> {
  const [found] = await findMatchingIds(db, [search], [property]);
  return found!.length > 0;
}

type Ids = readonly number[];

/** SQL for rows with `id` and all columns that the conditions use. */
interface Ground {
  from: Condition;
  ids: Ids;
}

/** Finds the rows in `among` that meet all conditions. */
export interface Question {
  conditions: readonly Condition[];
  among: Ids;
}

interface CompiledCondition {
  key: string;
  text: string;
  given: readonly unknown[];
  condition: Condition;
}

/** Runs shared conditions once for all rows, and the others only for the remaining rows. */
export function meetingOf(db: Kysely<SavedSearchesDatabase>, ground: Ground) {
  const known = new Map<string, ReadonlySet<number>>();
  return async (questions: readonly Question[]): Promise<Ids[]> => {
    const compiled = questions.map(({ conditions }) => conditions.map((condition) => inWords(db, condition)));
    if (known.size > maxCached) known.clear();
    const shared = sharedBy(compiled);
    for (const sameText of byText(shared.filter(({ key }) => !known.has(key))))
      for (const part of inParts(sameText, () => ground.ids.length)) {
        const met = await meetAlike(db, ground, part, () => ground.ids);
        part.forEach(({ key }, index) => known.set(key, met[index]!));
      }
    const left = compiled.map((all, n) =>
      inEvery(
        questions[n]!.among,
        all.flatMap(({ key }) => known.get(key) ?? []),
      ),
    );
    const own = compiled.flatMap((all, n) =>
      all.filter(({ key }) => !known.has(key)).map((each) => ({ ...each, n })),
    );
    for (const sameText of byText(own))
      for (const part of inParts(sameText, ({ n }) => left[n]!.length)) {
        const met = await meetAlike(db, ground, part, ({ n }) => left[n]!);
        part.forEach(({ n }, index) => (left[n] = inEvery(left[n]!, [met[index]!])));
      }
    return left;
  };
}

function inWords(db: Kysely<SavedSearchesDatabase>, condition: Condition): CompiledCondition {
  const { sql: text, parameters: given } = condition.compile(db);
  return { key: JSON.stringify([text, given]), text, given, condition };
}

const isPlain = ({ given }: CompiledCondition) =>
  given.every((value) => typeof value === 'number' || typeof value === 'string');

/** Conditions of several searches, and those with a parameter other than a number or a text. */
function sharedBy(compiled: readonly CompiledCondition[][]): CompiledCondition[] {
  const times = new Map<string, number>();
  for (const { key } of compiled.flat()) times.set(key, (times.get(key) ?? 0) + 1);
  const all = new Map(compiled.flat().map((each) => [each.key, each]));
  return [...all.values()].filter((each) => times.get(each.key)! > 1 || !isPlain(each));
}

/** Groups conditions that differ only in plain parameters. */
function byText<T extends CompiledCondition>(compiled: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const each of compiled) {
    const name = isPlain(each) ? `${each.text} ${each.given.map((value) => typeof value).join()}` : each.key;
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups.values()];
}

/** Parts with at most `answersAtOnce` rows, or one condition. Skips conditions without rows. */
function inParts<T>(all: readonly T[], rowsOf: (each: T) => number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const each of all) {
    const rows = rowsOf(each);
    if (rows === 0) continue;
    if (rows > room || parts.length === 0) {
      parts.push([]);
      room = batchSize;
    }
    parts.at(-1)!.push(each);
    room -= rows;
  }
  return parts;
}

/** One statement for all: their parameters are rows of a table. */
async function meetAlike<T extends CompiledCondition>(
  db: Kysely<SavedSearchesDatabase>,
  { from }: Ground,
  compiled: readonly T[],
  among: (each: T) => Ids,
): Promise<ReadonlySet<number>[]> {
  const [first] = compiled as readonly [T];
  if (!isPlain(first)) return [await meetOne(db, from, first)];
  const columns = first.given.map((value, place) => {
    const type = sql.raw(typeof value === 'number' ? 'float8' : 'text');
    return sql`, ${compiled.map((each) => each.given[place])}::${type}[]`;
  });
  const names = sql.raw(first.given.map((_, place) => `, given_${place + 1}`).join(''));
  // Security: the text is our own. Visitor input is only in the parameters.
  const condition = sql.raw(first.text.replace(/\$(\d+)/g, 'given_$1'));
  const { rows } = await sql<{ n: number; ids: number[] }>`
    with property as materialized (select * from ${from}),
    asked as materialized (
      select n, asked_id ${names}
      from unnest(${compiled.map((_, index) => index)}::int[], ${compiled.map((each) => `{${among(each).join()}}`)}::text[]
        ${sql.join(columns, sql``)}) as asked (n, asked_ids ${names}), unnest(asked_ids::int[]) as asked_id
    )
    select n, array_agg(id) as ids from asked join property on id = asked_id where ${condition} group by n`.execute(
    db,
  );
  const met = new Map(rows.map(({ n, ids }) => [n, new Set(ids)]));
  return compiled.map((_, index) => met.get(index) ?? new Set());
}

async function meetOne(
  db: Kysely<SavedSearchesDatabase>,
  from: Condition,
  { condition }: CompiledCondition,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(id) filter (where ${condition}) as ids from ${from}`.execute(db);
  return new Set(rows[0]?.ids);
}

const inEvery = (ids: Ids, sets: readonly ReadonlySet<number>[]): Ids =>
  sets.length === 0 ? ids : ids.filter((id) => sets.every((set) => set.has(id)));
