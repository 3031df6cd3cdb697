import { type Kysely, sql } from 'kysely';
import { withoutFilter } from '@domain/search/changes';
import type { SearchFilters } from '@domain/search/filters';
import type { SearchDatabase } from '../schema';
import { all, type Search, searchConditions } from './search-conditions';
import { indexVersion } from './search-index';
import { oncePerPlace } from './resolve-search';

/** Searches per statement. */
const batchSize = 50;
const maxKnown = 5000;

/**
 * Answers which searches have a match, cached per catalogue version. A search without matches anywhere skips its place.
 */
export function availableSearches(
  db: Kysely<SearchDatabase>,
  meant: (filters: SearchFilters) => Promise<Search>,
) {
  const known = { version: '', found: new Map<string, boolean>() };

  const look = async (queries: readonly SearchFilters[]): Promise<Map<string, boolean>> => {
    const found = new Map<string, boolean>();
    const resolve = oncePerPlace(meant);
    const find = async (searches: readonly SearchFilters[]) => {
      for (let start = 0; start < searches.length; start += batchSize) {
        const part = searches.slice(start, start + batchSize);
        const answers = await findAny(db, await Promise.all(part.map(resolve)));
        part.forEach((filters, index) => found.set(keyOf(filters), answers[index]!));
      }
    };
    await find([...new Map(queries.map(anywhere).map((filters) => [keyOf(filters), filters])).values()]);
    const isThere = (filters: SearchFilters) => found.get(keyOf(anywhere(filters)))!;
    for (const filters of queries) if (!isThere(filters)) found.set(keyOf(filters), false);
    await find(queries.filter((filters) => !found.has(keyOf(filters))));
    return found;
  };

  return async (queries: readonly SearchFilters[]): Promise<boolean[]> => {
    const version = await catalogueVersion(db);
    if (version === null || version !== known.version || known.found.size > maxKnown) known.found.clear();
    known.version = version ?? '';
    const news = queries.filter((filters) => !known.found.has(keyOf(filters)));
    const found = new Map([...known.found, ...(await look(news))]);
    // A concurrent call may have replaced the version.
    if (version !== null && version === known.version)
      for (const [key, has] of found) known.found.set(key, has);
    return queries.map((filters) => found.get(keyOf(filters))!);
  };
}

const keyOf = (filters: SearchFilters) => JSON.stringify(filters);
const anywhere = (filters: SearchFilters) => withoutFilter(filters, 'location');

/** Changes with every refresh of the search index; null while the index is stale. */
async function catalogueVersion(db: Kysely<SearchDatabase>): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`select ${indexVersion} as version`.execute(db);
  return rows[0]!.version;
}

async function findAny(db: Kysely<SearchDatabase>, searches: readonly Search[]): Promise<boolean[]> {
  const columns = searches.map(
    (search) => sql`exists (select 1 from property where ${all(searchConditions(search))})`,
  );
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(columns)}] as found`.execute(db);
  return rows[0]!.found;
}
