import { type Kysely, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import type { CardRow } from '@api/properties/queries/cards';
import type { Condition } from './facets';
import { type Listed, listedCards } from './listed-cards';
import { pickIds, type Slice } from './pick-ids';

/**
 * The default order. `except`: `count` of the picked ones that are left out.
 * @returns null without a usable search index
 */
export async function pickCards(
  db: Kysely<SearchDatabase>,
  bits: Condition,
  { offset, limit }: Slice,
  except = { condition: sql`false`, count: 0 },
): Promise<Listed | null> {
  type Row = CardRow & { page_id: number | null; total: number | null };
  const { rows } = await sql<Row>`
    with ${pickIds([bits], { offset: 0, limit: offset + limit + except.count })},
    page as (
      select id as page_id, n, i from picked join property on id = picked_id
      where not (${except.condition}) order by n, i limit ${limit} offset ${offset}
    )
    select ${listedCards}, page_id, total from (select bit_count(bits) as total from hit) counted
    left join (page join property on id = page_id) on true
    order by n, i`.execute(db);
  const { total } = rows[0]!;
  if (total === null) return null;
  return { rows: rows.filter(({ page_id: id }) => id !== null), total: total - except.count };
}
