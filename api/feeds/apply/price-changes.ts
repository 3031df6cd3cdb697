import { type Kysely, sql } from 'kysely';
import { steepFactor } from '@domain/property/feed-runs';
import type { FeedsDatabase } from '../schema';
import { loadedFigures } from './implausible';

/** Of an offer that is on the market by the feed, before and after. Whole units of `currency`. */
export interface PriceChange {
  reference: string;
  id: number;
  negotiation: 'sell' | 'rent';
  currency: string;
  from: number;
  to: number;
}

export interface PriceChanges {
  count: number;
  steep: number;
  /** Offers of the source with a price. */
  priced: number;
  /** The steepest first. */
  list: PriceChange[];
}

/** Prices of the staged listings against the feed's stored ones. Call it before overrides are staged. */
export async function priceChangesOf(
  db: Kysely<FeedsDatabase>,
  { sourceId, runId }: { sourceId: number; runId: number },
  limit: number,
): Promise<PriceChanges> {
  const { rows } = await sql<PriceChange & { count: number; steep: number }>`
    with change as (
      select i.reference, was.id, was.currency, c.negotiation, c.old::float8 as "from", c.new::float8 as "to",
        greatest(c.old, c.new)::float8 / greatest(least(c.old, c.new), 1) as ratio
      from import_listing i
      cross join lateral (${loadedFigures(sourceId, sql`i.reference`)}) was
      cross join lateral jsonb_to_record(i.listing -> 'row') as n (
        available boolean, for_sale boolean, for_rent boolean, condition text, sell_price bigint, rent_price bigint)
      cross join lateral (values
        ('sell', was.sell, case when n.for_sale and n.condition <> 'soonLaunch' then n.sell_price end),
        ('rent', was.rent, case when n.for_rent and n.condition <> 'soonLaunch' then n.rent_price end)
      ) as c (negotiation, old, new)
      where i.run_id = ${runId} and not i.held and i.listing <> 'null' and n.available
        and c.old is not null and c.new is not null and c.old <> c.new
    )
    select reference, id, currency, negotiation, "from", "to", count(*) over ()::int as count,
      count(*) filter (where ratio > ${steepFactor}::float8) over ()::int as steep
    from change order by ratio desc, reference, negotiation limit ${limit}`.execute(db);
  const priced = await sql<{ priced: number }>`
    select (count(sale_amount) + count(rent_amount))::int as priced from property
    where source_id = ${sourceId} and in_feed and available`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    steep: rows[0]?.steep ?? 0,
    priced: priced.rows[0]!.priced,
    list: rows.map(({ count: _count, steep: _steep, ...change }) => change),
  };
}
