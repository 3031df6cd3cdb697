import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import { bitmapSearch } from './bitmap-search';
import type { Slice } from './pick-ids';
import { all, partsOf, type Search, searchConditions } from './search-conditions';
import { chunkSize, indexVersion } from './search-index';

/** More matches are not stored and sorted: they are counted, and the page is read in the default order. */
const largeMatch = 5_000;
/** Later pages, and the pins of a map, are read with all matches. */
const maxLast = 200;
/** 1,024 properties each. */
const maxChunks = 8;
/** Of the properties that the page needs where matches are spread evenly. */
const reserve = 3;

interface Large<Row> {
  rows: Row[];
  total: number;
  own?: number;
  version?: string | null;
}

/**
 * Default order, for a place that the search index does not know, such as a circle.
 * @returns null for few matches, without a usable search index, or if the page is too far in the order
 */
export async function findInOrder<Row>(
  db: Kysely<SearchDatabase>,
  search: Search,
  { offset, limit }: Slice,
  columns: RawBuilder<Row>,
  byBits: (part: Search, slice: Slice) => Promise<{ rows: Row[]; version?: string | null } | null>,
  large = largeMatch,
): Promise<Large<Row> | null> {
  if (!mayBeLarge(search, large) || offset + limit > maxLast) return null;
  const parts: readonly Search[] = partsOf(search);
  const matches = parts.map((part) => sql`select 1 from property where ${all(searchConditions(part))}`);
  const some = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(matches, sql` union all `)} limit ${sql.lit(large)}) matching`.execute(
    db,
  );
  if (some.rows[0]!.count < large) return null;

  const counts = parts.map((part) => {
    const bits = bitmapSearch(part);
    return bits
      ? sql`bit_count(${bits})::int`
      : sql`(select count(*)::int from property where ${all(searchConditions(part))})`;
  });
  const counted = await sql<{ counts: number[]; size: number | null; version: string | null }>`
    select array[${sql.join(counts)}] as counts,
      (select length(bits) from search_facet where facet = 'all') as size, ${indexVersion} as version`.execute(
    db,
  );
  const { counts: found, size, version } = counted.rows[0]!;
  if (size === null) return null;
  const total = found.reduce((sum, count) => sum + count, 0);
  const own = parts.length > 1 ? found[0] : undefined;
  const isAround = own !== undefined && offset >= own;
  const first = isAround ? offset - own : offset;
  const part = parts[isAround ? 1 : 0]!;
  const count = found[isAround ? 1 : 0]!;
  // A page that begins among the own properties and ends around them is read with all matches.
  if (first + limit > count) return null;
  const answer = { total, ...(own !== undefined && { own }), version };
  const picked = await byBits(part, { offset: first, limit });
  if (picked) return picked.version === version ? { ...answer, rows: picked.rows } : null;
  const chunks = Math.ceil(((first + limit) * reserve * size) / count / chunkSize);
  if (chunks > maxChunks) return null;

  const conditions = all(searchConditions(part));
  const { rows } = await sql<Row & { version: string | null }>`
    with page as (
      select property.id as page_id, chunk, place
      from search_chunk cross join lateral unnest(ids) with ordinality as listed (listed_id, place)
      join property on property.id = listed_id
      where chunk < ${chunks} and ${conditions}
      order by chunk, place limit ${limit} offset ${first}
    )
    select ${columns}, ${indexVersion} as version from page join property on id = page_id order by chunk, place`.execute(
    db,
  );
  if (rows.length < limit || rows[0]!.version !== version) return null;
  return { ...answer, rows };
}

function mayBeLarge({ filters, place, firstCodes }: Search, large: number): boolean {
  if (filters.orderBy || firstCodes || !place || place.by === 'unknown') return false;
  return place.by === 'radius' || !place.location || place.location.properties >= large;
}
