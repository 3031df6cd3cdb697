import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import { cardColumns, type CardRow } from '@api/properties/queries/cards';
import type { Condition } from './facets';
import type { Slice } from './pick-ids';
import { all } from './search-conditions';

export type Listed = { rows: CardRow[]; total: number };

export const listedCards: RawBuilder<CardRow> = sql.join([
  ...cardColumns.map((column) => sql.ref(column)),
  sql`property.details ->> 'videoUrl' is not null as has_video`,
]);

/** A covering index finds and sorts by these; only the page's rows are read whole. */
const ordering = sql`id, district_slug, sale_amount, rent_amount, first_in_list, highlighted, news, listed_at`;

/** Reads all matches. */
export async function readCards(
  db: Kysely<SearchDatabase>,
  conditions: readonly Condition[],
  order: Condition,
  { offset, limit }: Slice,
): Promise<Listed> {
  type Row = CardRow & { page_id: number | null; total: number };
  const { rows } = await sql<Row>`
    with match as materialized (select ${ordering} from property where ${all(conditions)}),
    page as (select id as page_id from match order by ${order} limit ${limit} offset ${offset})
    select ${listedCards}, page_id, total from (select count(*) as total from match) counted
    left join (page join property on id = page_id) on true
    order by ${order}`.execute(db);
  return { rows: rows.filter(({ page_id: id }) => id !== null), total: rows[0]!.total };
}
