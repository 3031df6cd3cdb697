import { type Kysely, sql } from 'kysely';
import type { SearchFilters } from '@contract/filters';
import type { Database } from '@api/db/schema';
import { cardColumns, type CardRow } from './cards';
import type { Place } from './places';
import { type Condition, onOffer, searchConditions, searchOrder } from './search-conditions';

export type Search = { filters: SearchFilters; place: Place | null; brokerId: number | null };
export type Found = { rows: CardRow[]; total: number };

/**
 * One page of a search and the exact number of matches, also past the last page. A pinned product comes first on page
 * 1, beside `pageSize - 1` others, and in no other place; it counts whether it matches or not (decisions, section 2).
 */
export async function searchPage(
  db: Kysely<Database>,
  search: Search,
  page: number,
  pageSize: number,
): Promise<Found> {
  const pinned = await pinnedRow(db, search.filters);
  const conditions = searchConditions(search.filters, search.place, search.brokerId);
  if (pinned) conditions.push(sql`id <> ${pinned.id}`);
  const first = pageSize - (pinned ? 1 : 0);
  const limit = page === 1 ? first : pageSize;
  const offset = page === 1 ? 0 : first + pageSize * (page - 2);
  const { rows, total } = await matches(db, conditions, searchOrder(search.filters), limit, offset);
  return {
    rows: pinned && page === 1 ? [pinned, ...rows] : rows,
    total: total + (pinned ? 1 : 0),
  };
}

/** How many match. */
export async function countMatches(db: Kysely<Database>, search: Search): Promise<number> {
  const conditions = searchConditions(search.filters, search.place, search.brokerId);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from property where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const columns = sql.join([
  ...cardColumns.map((column) => sql.ref(column)),
  sql`property.details ->> 'videoUrl' is not null as has_video`,
]);

/** The fastest shape found: matches by the covering indexes alone, once; the page and its total from them. */
async function matches(
  db: Kysely<Database>,
  conditions: Condition[],
  order: Condition,
  limit: number,
  offset: number,
): Promise<Found> {
  const { rows } = await sql<CardRow & { total: number }>`
    with match as materialized (
      select id, highlighted, news, listed_at, sale_amount, rent_amount, area_m2, bedrooms, suites
      from property where ${sql.join(conditions, sql` and `)}
    ),
    page as (select id as page_id from match order by ${order} limit ${limit} offset ${offset})
    select ${columns}, counted.total
    from (select count(*) as total from match) counted
    left join (page join property on id = page_id) on true
    order by ${order}`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** The pinned product, where it is one of ours and on offer. */
async function pinnedRow(
  db: Kysely<Database>,
  { fixedProductId }: SearchFilters,
): Promise<CardRow | undefined> {
  if (fixedProductId === undefined || !/^[1-9]\d{0,8}$/.test(fixedProductId)) return undefined;
  const { rows } = await sql<CardRow>`
    select ${columns} from property where id = ${Number(fixedProductId)} and ${onOffer}`.execute(db);
  return rows[0];
}
