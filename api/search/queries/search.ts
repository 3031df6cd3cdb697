import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from '@domain/search/filters';
import { isHeadedByOwn } from '@domain/search/own-first';
import type { SearchDatabase } from '../schema';
import { type ListedRow, listedColumns } from '@api/properties/queries/listed-properties';
import { codeKey } from '@api/properties/queries/properties';
import { type Condition, isAvailable } from './facets';
import { bitmapSearch } from './bitmap-search';
import { findInOrder } from './large-match';
import { pickIds, type Slice } from './pick-ids';
import {
  all,
  belongsByName,
  orderColumns,
  partsOf,
  placeCondition,
  type Search,
  searchConditions,
  searchOrder,
} from './search-conditions';
import { indexVersion } from './search-index';
import { findSorted } from './sorted-search';

export type Found<Row = ListedRow> = {
  rows: Row[];
  total: number;
  /** Own matches of a part of a town. */
  own?: number;
  /** `indexVersion` that the statement saw. */
  version?: string | null;
};
export type Columns<Row> = RawBuilder<Row>;

/**
 * A page and the exact total. A pinned property comes first on page 1 and counts even if it does not match (settled
 * §2).
 */
export async function searchPage(
  db: Kysely<SearchDatabase>,
  search: Search,
  page: number,
  pageSize: number,
): Promise<Found> {
  const pinned = await pinnedRow(db, search.filters);
  const first = pageSize - (pinned ? 1 : 0);
  const slice =
    page === 1 ? { offset: 0, limit: first } : { offset: first + pageSize * (page - 2), limit: pageSize };
  if (!pinned) return findMatches(db, search, slice, listedColumns);
  const { rows, total, version } = await readMatches(db, search, slice, listedColumns, pinned.id);
  return {
    rows: page === 1 ? [pinned, ...rows] : rows,
    total: total + 1,
    own: await countOwn(db, search),
    version,
  };
}

async function countOwn(db: Kysely<SearchDatabase>, search: Search): Promise<number | undefined> {
  const [own, around] = partsOf(search);
  return around && countMatches(db, own);
}

export async function findMatches<Row>(
  db: Kysely<SearchDatabase>,
  search: Search,
  slice: Slice,
  columns: Columns<Row>,
): Promise<Found<Row>> {
  if (search.place?.by === 'unknown') return { rows: [], total: 0 };
  const found = await (search.filters.orderBy
    ? findSorted(db, search, slice, columns)
    : findByBits(db, partsOf(search), slice, columns));
  return (
    found ??
    (await findInOrder(db, search, slice, columns, (part, of) => findByBits(db, [part], of, columns))) ??
    readMatches(db, search, slice, columns)
  );
}

/** For a town's own circle: whether the town's result list has the same properties. */
export async function isWholeTown(db: Kysely<SearchDatabase>, search: Search): Promise<boolean | undefined> {
  const { place } = search;
  if (place?.by !== 'radius' || place.location?.kind !== 'cidade' || place.range !== place.location.range_km)
    return undefined;
  const town = belongsByName(place.location);
  const circle = placeCondition(place);
  const rest = (filters: SearchFilters) => all(searchConditions({ ...search, filters, place: null }));
  const inTown: SearchFilters = { ...search.filters, locationType: 'Cidade' };
  const { rows } = await sql<{ same: boolean }>`
    select not exists (select 1 from property where ${rest(search.filters)} and ${circle} and (${town}) is not true)
      and not exists (select 1 from property where ${rest(inTown)} and ${town} and (${circle}) is not true) as same`.execute(
    db,
  );
  return rows[0]!.same;
}

export async function countMatches(db: Kysely<SearchDatabase>, search: Search): Promise<number> {
  if (search.place?.by === 'unknown') return 0;
  const bits = bitmapSearch(search);
  return (bits && (await countByBits(db, bits))) ?? countByReading(db, search);
}

export async function countShown(db: Kysely<SearchDatabase>, search: Search): Promise<number> {
  const own = await countOwn(db, search);
  return isHeadedByOwn(search.filters, own) ? own : countListed(db, search);
}

/** Includes the pinned property, even if it does not match. */
async function countListed(db: Kysely<SearchDatabase>, search: Search): Promise<number> {
  if (search.filters.fixedProductId === undefined) return countMatches(db, search);
  return (await searchPage(db, search, 1, 1)).total;
}

/** null while the search index is stale. */
export async function countByBits(db: Kysely<SearchDatabase>, bits: Condition): Promise<number | null> {
  const { rows } = await sql<{ total: number | null }>`select bit_count(${bits}) as total`.execute(db);
  return rows[0]!.total;
}

export async function countByReading(db: Kysely<SearchDatabase>, search: Search): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${inParts(search, sql`id`)}`.execute(db);
  return rows[0]!.total;
}

/** A union lets each part use its own table index. */
function inParts(search: Search, columns: Condition, except?: Condition): Condition {
  const reads = partsOf(search).map(
    (part, n) => sql`select ${columns}, ${sql.lit(n)} as part from property
      where ${all([...searchConditions(part), ...(except ? [except] : [])])}`,
  );
  return sql`(${sql.join(reads, sql` union all `)}) matching`;
}

type Counts = { id: number | null; total: number | null; own?: number; version: string | null };
function foundIn<Row>(rows: (Row & Counts)[], { own }: { own: boolean }): Found<Row> {
  const { total, own: ownTotal, version } = rows[0]!;
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: total ?? 0,
    ...(own && { own: ownTotal ?? 0 }),
    version,
  };
}

/** Default order; null without a usable search index. */
async function findByBits<Row>(
  db: Kysely<SearchDatabase>,
  searches: readonly Search[],
  slice: Slice,
  columns: Columns<Row>,
): Promise<Found<Row> | null> {
  const parts = searches.map(bitmapSearch);
  if (!parts.every((bits) => bits !== null)) return null;
  const { rows } = await sql<Row & Counts>`
    with ${pickIds(parts, slice)}
    select ${columns}, total, own, ${indexVersion} as version
    from (
      select (case when bool_and(bits is not null) then sum(bit_count(bits)) end)::bigint as total,
        (sum(bit_count(bits)) filter (where tier = 0))::bigint as own
      from hit
    ) counted_all
    left join (picked join property on id = picked_id) on true
    order by tier, n, i`.execute(db);
  return rows[0]!.total === null ? null : foundIn(rows, { own: parts.length > 1 });
}

/** Without the search index: one scan, by a covering index if possible. */
export async function readMatches<Row>(
  db: Kysely<SearchDatabase>,
  search: Search,
  { offset, limit }: Slice,
  columns: Columns<Row>,
  except?: number,
): Promise<Found<Row>> {
  const isInParts = partsOf(search).length > 1;
  const rank = search.firstCodes && !search.filters.orderBy && listRank(search.firstCodes);
  const order = rank
    ? sql`listed_rank nulls last, ${searchOrder(search.filters)}`
    : searchOrder(search.filters);
  const wanted = isInParts && !search.filters.orderBy ? sql`part, ${order}` : order;
  // Only these are stored of each match: a circle can have a tenth of the catalogue.
  const ordering = sql`id, ${orderColumns(search.filters)}${rank ? sql`, ${rank} as listed_rank` : sql``}`;
  const { rows } = await sql<Row & Counts>`
    with match as materialized (
      select * from ${inParts(search, ordering, except === undefined ? undefined : sql`id <> ${except}`)}
    ),
    page as (select id as page_id, part${rank ? sql`, listed_rank` : sql``} from match order by ${wanted} limit ${limit} offset ${offset})
    select ${columns}, total, own, ${indexVersion} as version
    from (select count(*) as total, count(*) filter (where part = 0) as own from match) counted
    left join (page join property on id = page_id) on true
    order by ${wanted}`.execute(db);
  return foundIn(rows, { own: isInParts });
}

const listRank = (codes: readonly string[]): Condition => sql`array_position(${codes}::text[], ${codeKey})`;

async function pinnedRow(
  db: Kysely<SearchDatabase>,
  { fixedProductId }: SearchFilters,
): Promise<ListedRow | undefined> {
  if (fixedProductId === undefined || !/^[1-9]\d{0,8}$/.test(fixedProductId)) return undefined;
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from property where id = ${Number(fixedProductId)} and ${isAvailable}`.execute(
    db,
  );
  return rows[0];
}
