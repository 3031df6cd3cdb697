import { type RawBuilder, sql } from 'kysely';
import { fewPhotos, type PropertyQuality } from '@domain/property/property-list';

/** Listings that wait for a confirmation: they stay staged when their run has ended (api/feeds/apply). */
const heldListings = sql`import_listing i
  join import_run r on r.id = i.run_id and r.finished_at is not null
  join property h on h.source_id = r.source_id and h.reference = i.reference
  where i.held`;

/** Prices that were left out when a run was published: they wait while the feed gives them. */
const withheldPrices = sql`withheld_price w
  join property h on h.source_id = w.source_id and h.reference = w.reference`;

/** A value of the feed waits for a confirmation. */
export const isHeld: RawBuilder<boolean> = sql<boolean>`(property.id in (
  select h.id from ${heldListings} union all select h.id from ${withheldPrices}))`;

/** Of a row: the first price that differs, else the area. A waiting listing comes before a withheld price. */
export const heldValue = sql`(select jsonb_build_object('what', what, 'value', value) from (
  select i.run_id as run, ${differing(
    sql`(i.listing -> 'row' ->> 'sell_price')::float8`,
    sql`(i.listing -> 'row' ->> 'rent_price')::float8`,
    sql`(i.figures ->> 'area')::float8`,
  )}
  from ${heldListings} and h.id = property.id
  union all
  select 0, ${differing(sql`w.sell::float8`, sql`w.rent::float8`, sql`h.area`)}
  from ${withheldPrices} where h.id = property.id
) found where value is not null order by run desc limit 1)`;

function differing(sell: RawBuilder<unknown>, rent: RawBuilder<unknown>, area: RawBuilder<unknown>) {
  const [otherSell, otherRent] = [sql`${sell} <> h.sell_price`, sql`${rent} <> h.rent_price`];
  return sql`case when ${otherSell} then 'sell' when ${otherRent} then 'rent' else 'area' end as what,
    case when ${otherSell} then ${sell} when ${otherRent} then ${rent} else ${area} end as value`;
}

/** Prices for a square metre that a median needs, as for values that are held (api/feeds/apply/implausible.ts). */
const fewest = 10;
/** Outside the usual range: below half or above twice the median. A held one is beyond ten times. */
const factor = 2;

/**
 * Of the type, negotiation, currency and district, as for held values. The median is of properties on the site alone. A
 * hash names the group: sorting by five texts takes three times as long.
 */
const isOddlyPriced = sql<boolean>`property.id in (
  with priced as materialized (
    select p.id, p.active and p.available as live, n.price / p.area as value, hashtextextended(
      concat_ws('/', n.what, p.type, p.currency, p.city_slug, p.district_slug), 0) as kind
    from property p cross join lateral (values ('sell', p.sale_amount), ('rent', p.rent_amount)) as n (what, price)
    where n.price is not null and p.area > 0 and p.district_slug <> ''
  ), usual as (
    select kind, percentile_cont(0.5) within group (order by value) as median
    from priced where live group by kind having count(*) >= ${sql.lit(fewest)}
  )
  select priced.id from priced join usual using (kind)
  where value * ${sql.lit(factor)} < median or value > median * ${sql.lit(factor)})`;

/** Rows of `property` with each lack. */
export const hasQuality: Record<PropertyQuality, RawBuilder<boolean>> = {
  'no-photo': sql<boolean>`(property.photo_count = 0)`,
  'few-photos': sql<boolean>`(property.photo_count < ${sql.lit(fewPhotos)})`,
  'no-coordinates': sql<boolean>`(not property.placed)`,
  held: isHeld,
  price: isOddlyPriced,
};
