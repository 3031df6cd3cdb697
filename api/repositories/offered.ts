import { type Kysely, sql } from 'kysely';
import { withoutFilter } from '@domain/search/changes';
import type { SearchFilters } from '@domain/search/filters';
import type { Database } from '@api/db/schema';
import { all, type Search, searchConditions } from './search-conditions';
import { indexVersion } from './search-index';
import { oncePerPlace } from './understood';

/** Searches looked for by one statement. */
const atOnce = 50;
/** Of more that are known, all are forgotten. */
const mostKnown = 5000;

/**
 * Answers which of many searches find something, in their order. What it has found out it knows until the catalogue
 * changes; and where a search finds nothing anywhere, no place is looked into: nothing for rent is nothing for rent in
 * Moema.
 * @param meant what filters ask for, as a search is understood
 */
export function offeredSearches(db: Kysely<Database>, meant: (filters: SearchFilters) => Promise<Search>) {
  const known = { version: '', found: new Map<string, boolean>() };

  const look = async (asked: readonly SearchFilters[]): Promise<Map<string, boolean>> => {
    const found = new Map<string, boolean>();
    const understood = oncePerPlace(meant);
    const find = async (searches: readonly SearchFilters[]) => {
      for (let start = 0; start < searches.length; start += atOnce) {
        const part = searches.slice(start, start + atOnce);
        const answers = await findAny(db, await Promise.all(part.map(understood)));
        part.forEach((filters, index) => found.set(keyOf(filters), answers[index]!));
      }
    };
    await find([...new Map(asked.map(anywhere).map((filters) => [keyOf(filters), filters])).values()]);
    const isThere = (filters: SearchFilters) => found.get(keyOf(anywhere(filters)))!;
    for (const filters of asked) if (!isThere(filters)) found.set(keyOf(filters), false);
    await find(asked.filter((filters) => !found.has(keyOf(filters))));
    return found;
  };

  return async (asked: readonly SearchFilters[]): Promise<boolean[]> => {
    const version = await catalogueVersion(db);
    if (version === null || version !== known.version || known.found.size > mostKnown) known.found.clear();
    known.version = version ?? '';
    const news = asked.filter((filters) => !known.found.has(keyOf(filters)));
    const found = new Map([...known.found, ...(await look(news))]);
    // Another may have found it changed meanwhile.
    if (version !== null && version === known.version)
      for (const [key, has] of found) known.found.set(key, has);
    return asked.map((filters) => found.get(keyOf(filters))!);
  };
}

const keyOf = (filters: SearchFilters) => JSON.stringify(filters);
const anywhere = (filters: SearchFilters) => withoutFilter(filters, 'location');

/** Another one with each change of the catalogue, which makes the search index anew; null while that is stale. */
async function catalogueVersion(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`select ${indexVersion} as version`.execute(db);
  return rows[0]!.version;
}

async function findAny(db: Kysely<Database>, searches: readonly Search[]): Promise<boolean[]> {
  const columns = searches.map(
    (search) => sql`exists (select 1 from property where ${all(searchConditions(search))})`,
  );
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(columns)}] as found`.execute(db);
  return rows[0]!.found;
}
