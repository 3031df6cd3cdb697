import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { countByReading, countMatches, findMatches } from '@api/search/queries/search';
import type { Search } from '@api/search/queries/search-conditions';
import { searchIndexIsStale } from '@api/search/queries/search-index';
import { searchFilters } from '@domain/search/filters';
import { makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const idColumn = sql<{ id: number }>`property.id`;
const everything: Search = { filters: searchFilters.parse({}), place: null, brokerId: null };
const some = (count: number) => Array.from({ length: count }, () => makeListing());

describe('the search index', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const apply = (source: string, listings: ReturnType<typeof some>) =>
    applyCatalogue(database.db, { source, feed: source, listings, force: true });

  it('is stale from any change of a property until the next import', async () => {
    const { db } = database;
    const listings = some(3);
    await apply('a', listings);
    expect(await searchIndexIsStale(db)).toBe(false);
    await apply('a', listings);
    expect(await searchIndexIsStale(db)).toBe(false);
    await sql`update property set available = false where id = (select min(id) from property)`.execute(db);
    expect(await searchIndexIsStale(db)).toBe(true);
    await apply('b', some(1));
    expect(await searchIndexIsStale(db)).toBe(false);
  });

  it('is whole after several sources were applied at the same time', async () => {
    const { db } = database;
    await Promise.all(['c', 'd', 'e'].map((source) => apply(source, some(10))));
    expect(await searchIndexIsStale(db)).toBe(false);
    expect(await countMatches(db, everything)).toBe(30);
    expect(await countByReading(db, everything)).toBe(30);
  });

  it('answers an empty catalogue', async () => {
    const { db } = database;
    await apply('f', some(1));
    await apply('f', []);
    expect(await searchIndexIsStale(db)).toBe(false);
    const found = await findMatches(db, everything, { offset: 0, limit: 9 }, idColumn);
    expect(found).toMatchObject({ rows: [], total: 0 });
  });
});
