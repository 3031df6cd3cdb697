import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import { bitmapSearch } from './bitmap-search';
import type { Amount, Condition } from './facets';
import { firstByAmount } from './first-by-amount';
import { pickIds, type Slice } from './pick-ids';
import { all, partsOf, type Search, searchConditions, searchOrder, sortedAmount } from './search-conditions';
import { indexVersion } from './search-index';

interface Sorted<Row> {
  rows: Row[];
  total: number;
  own?: number;
  version?: string | null;
}

/** Properties that the search index picks to be sorted: of all matches, and until the end of the page. */
const allPicked = 500;
const maxPicked = 1000;

/** Explicit order; null without a usable search index. */
export async function findSorted<Row>(
  db: Kysely<SearchDatabase>,
  search: Search,
  { offset, limit }: Slice,
  columns: RawBuilder<Row>,
): Promise<Sorted<Row> | null> {
  const parts = partsOf(search).map(bitmapSearch);
  if (!parts.every((bits) => bits !== null)) return null;
  const sorted = sortedAmount(search.filters);
  if (search.place && !sorted) return null;
  const order = searchOrder(search.filters);
  type Counts = { page_id: number | null; total: number | null; own: number; picked: number | null };
  const { rows } = await sql<Row & Counts & { version: string | null }>`
    with recursive matching as materialized (select ${sql.join(parts, sql` | `)} as bits),
    ${chosenBits(sorted, offset + limit)},
    ${pickIds([sql`(select bits from chosen)`], { offset: 0, limit: maxPicked })},
    page as (
      select id as page_id from picked join property on id = picked_id
      order by ${order} limit ${limit} offset ${offset}
    )
    select ${columns}, page_id, total, own, picked, ${indexVersion} as version
    from (
      select bit_count(matching.bits) as total, bit_count(chosen.bits) as picked,
        ${parts.length > 1 ? sql`bit_count(${parts[0]})` : sql`null::bigint`} as own
      from matching left join chosen on true
    ) counted
    left join (page join property on id = page_id) on true
    order by ${order}`.execute(db);
  const { total, own, picked, version } = rows[0]!;
  if (total === null) return null;
  const found = { total, ...(parts.length > 1 && { own }), version };
  if (offset >= total) return { ...found, rows: [] };
  if (picked !== null && picked <= maxPicked)
    return { ...found, rows: rows.filter(({ page_id: id }) => id !== null) };
  if (search.place) return null;
  const { rows: scanned } = await sql<Row>`
    with page as (
      select id as page_id from property where ${all(searchConditions(search))}
      order by ${order} limit ${limit} offset ${offset}
    )
    select ${columns} from page join property on id = page_id order by ${order}`.execute(db);
  return { ...found, rows: scanned };
}

/**
 * CTEs up to `chosen`: `bits` of the first `last` properties and of those that tie with the last; no row if they are
 * unknown.
 */
function chosenBits(sorted: ReturnType<typeof sortedAmount>, last: number): Condition {
  const everything = sql`select bits from matching where bit_count(bits) <= ${sql.lit(allPicked)}`;
  if (!sorted) return sql`chosen as materialized (${everything})`;
  const { amount, isDescending } = sorted;
  return sql`
    known as materialized (
      select matching.bits & search_facet.bits as bits from matching, search_facet where facet = ${known(amount)}
    ),
    ${firstByAmount(
      amount,
      sql`
        select null::text as name, ${isDescending}::boolean as is_descending, ${last}::bigint as rank, bits from known
        where bit_count(bits) >= ${last} and (select bit_count(bits) from matching) > ${sql.lit(allPicked)}`,
    )},
    chosen as materialized (
      (select bits from first_by_amount)
      union all
      (${everything})
    )`;
}

const known = (amount: Amount) => `known:${amount}`;
