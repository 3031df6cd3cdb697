import { type Kysely, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import type { CardRow } from '@api/properties/queries/cards';
import { boundBits, facetBits } from './bitmap-search';
import type { Amount, Condition } from './facets';
import { firstByAmount } from './first-by-amount';
import { listedCards } from './listed-cards';
import { pickIds, type Slice } from './pick-ids';

export interface Around {
  /** `within`: matches of `except` among them, at most. */
  bits: Condition;
  except: Condition;
  within: number;
  amount: Amount;
  own: number | null;
  /** Highlighted ones first, then the nearest to `own`; the default order if it is null. */
  order: Condition;
}

const maxPicked = 2_000;

/**
 * Without a price of its own, the first in the default order.
 * @returns null without a usable search index, and for a page that is too far in the order
 */
export async function nearestCards(
  db: Kysely<SearchDatabase>,
  { bits, except, within, amount, own, order }: Around,
  { offset, limit }: Slice,
): Promise<CardRow[] | null> {
  const last = within + offset + limit;
  if (last > maxPicked) return null;
  const chosen =
    own === null ? sql`chosen as materialized (select bits from matching)` : nearestBits(amount, own, last);
  const { rows } = await sql<CardRow & { page_id: number | null; picked: number }>`
    with recursive matching as materialized (select ${bits} as bits),
    ${chosen},
    ${pickIds([sql`(select bits from chosen)`], { offset: 0, limit: own === null ? last : maxPicked + 1 })},
    page as (
      select id as page_id from picked join property on id = picked_id
      where not (${except}) order by ${order} limit ${limit} offset ${offset}
    )
    select ${listedCards}, page_id, picked from (select count(*) as picked from picked) counted
    left join (page join property on id = page_id) on true
    order by ${order}`.execute(db);
  if (rows[0]!.picked > maxPicked || rows.length < limit) return null;
  return rows[0]!.page_id === null ? null : rows;
}

/** CTEs up to `chosen`: in both directions from `own`, of the highlighted ones and of the others. */
function nearestBits(amount: Amount, own: number, last: number): Condition {
  const known = facetBits(`known:${amount}`);
  const fromOwn = boundBits({ amount, min: own });
  const tier = (isHighlighted: boolean) =>
    sql`bits & ${isHighlighted ? facetBits('highlighted') : sql`~${facetBits('highlighted')}`}`;
  const start = (isHighlighted: boolean, isBelow: boolean) => sql`
    select ${`${isHighlighted} ${isBelow}`} as name, ${isBelow}::boolean as is_descending,
      ${tier(isHighlighted)} & ${isBelow ? sql`known & ~from_own` : sql`from_own`} as bits from matching, price`;
  const starts = sql.join(
    [start(true, true), start(true, false), start(false, true), start(false, false)],
    sql` union all `,
  );
  return sql`
    price as materialized (select ${known} as known, ${fromOwn} as from_own),
    ${firstByAmount(
      amount,
      sql`
        select name, is_descending, least(${last}, bit_count(bits)) as rank, bits from (${starts}) started
        where bit_count(bits) > 0`,
    )},
    chosen as materialized (
      select bit_or(bits) as bits from (
        select bits from first_by_amount
        union all
        -- highlighted ones without a price come before the others
        select ${tier(true)} & ~known from matching, price
        where bit_count(${tier(true)} & known) < ${last}
      ) nearest
    )`;
}
