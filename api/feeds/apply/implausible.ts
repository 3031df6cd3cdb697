import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Figures } from './figures';
import type { FeedsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';

/** Prices per m² that a median needs. */
const fewest = 10;
/** Implausible: below a tenth or above ten times the median. */
const factor = 10;

export interface Implausible {
  reference: string;
  /** Unit of `value`: m² for 'area', else currency units per m². */
  what: 'area' | 'sell' | 'rent';
  value: number;
  currency: string;
  /** Median of the type, negotiation, currency and district; null for an area. */
  usual: number | null;
  /** Available now, and stays so unchanged. */
  onOffer: boolean;
  /** false if it is already available with this value. */
  held: boolean;
}

/** A query with `reference` and `figures` (figures.ts). */
type Figured = RawBuilder<unknown>;

/** Listings with an implausible area or price per m², except confirmed ones (`accepted_value`); one entry each. */
export async function findImplausible(
  db: Kysely<FeedsDatabase>,
  sourceId: number,
  figured: Figured,
): Promise<Implausible[]> {
  const { rows } = await sql<Implausible>`
    with feed as materialized (
      select g.reference, g.figures, f.* from (${figured}) g
      cross join lateral jsonb_to_record(g.figures) as f (
        type text, place text, currency text, sell float8, rent float8, area float8, least float8)
      where g.figures is not null
    ), priced as materialized (
      select reference, type, place, currency, 'sell' as what, sell / area as value from feed where sell is not null
      union all
      select reference, type, place, currency, 'rent', rent / area from feed where rent is not null
    ), known as (
      select p.type, p.city_slug || '/' || p.district_slug as place, p.currency, n.what, n.price / p.area as value
      from property p
      cross join lateral (values ('sell', p.sale_amount), ('rent', p.rent_amount)) as n (what, price)
      where p.in_feed and p.available and n.price is not null and p.area > 0 and p.district_slug <> ''
        and not (p.source_id = ${sourceId} and exists (select 1 from feed where feed.reference = p.reference))
    ), usual as (
      select type, place, currency, what, percentile_cont(0.5) within group (order by value) as usual
      from (
        select type, place, currency, what, value from priced where place <> ''
        union all select * from known
      ) homes group by 1, 2, 3, 4 having count(*) >= ${fewest}
    ), doubted as (
      select reference, 'area' as what, area as value, currency, null::float8 as usual from feed where area < least
      union all
      select reference, what, value, currency, usual from priced
      join usual using (type, place, currency, what)
      where value * ${factor} < usual or value > usual * ${factor}
    )
    select distinct on (d.reference) d.*, coalesce(p.available, false) as "onOffer",
      not coalesce(p.area = feed.area and p.sell is not distinct from feed.sell
        and p.rent is not distinct from feed.rent, false) as held
    from doubted d
    join feed on feed.reference = d.reference
    left join lateral (${loadedFigures(sourceId, sql`d.reference`)}) p on true
    where not exists (select 1 from accepted_value a
      where a.source_id = ${sourceId} and a.reference = d.reference and a.figures = feed.figures)
    order by d.reference, d.what`.execute(db);
  return rows;
}

/** What the feed gave of a property before, beside overrides; only if it was available by the feed. */
export const loadedFigures = (sourceId: number, reference: Figured) => sql`
  select q.id, q.currency, q.available,
    case when own ? 'area' then (own ->> 'area')::float8 else q.area end as area,
    case when not own ? 'sell_price' then q.sale_amount
      when q.for_sale and q.condition <> 'soonLaunch' then (own ->> 'sell_price')::bigint end as sell,
    case when not own ? 'rent_price' then q.rent_amount
      when q.for_rent and q.condition <> 'soonLaunch' then (own ->> 'rent_price')::bigint end as rent
  from property q
  cross join lateral (select coalesce(jsonb_object_agg(field, feed_value), '{}') as own from property_override o
    where o.source_id = q.source_id and o.reference = q.reference
      and field in ('area', 'sell_price', 'rent_price', 'withdrawn')) o
  where q.source_id = ${sourceId} and q.reference = ${reference} and q.in_feed
    and coalesce(not (own ->> 'withdrawn')::boolean, q.available)`;

export const stagedFigures = (runId: number): Figured =>
  sql`select reference, figures from import_listing where run_id = ${runId}`;

/** For a dry run. */
export const theseFigures = (list: readonly { reference: string; figures: Figures | null }[]): Figured =>
  sql`select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g (reference text, figures jsonb)`;

export function sortDoubted(doubted: readonly Implausible[], accept: readonly string[] = []) {
  const confirmed = new Set(accept);
  const implausible = doubted.filter(({ reference }) => !confirmed.has(reference));
  return {
    accepted: doubted.flatMap(({ reference }) => (confirmed.has(reference) ? [reference] : [])),
    implausible,
    held: implausible.flatMap(({ reference, held }) => (held ? [reference] : [])),
  };
}

export async function saveAccepted(
  trx: Kysely<FeedsDatabase>,
  { sourceId, runId }: { sourceId: number; runId: number },
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  await sql`
    insert into accepted_value (source_id, reference, figures)
    select ${sourceId}::int, reference, figures from import_listing
    where run_id = ${runId} and reference = any(${[...references]}::text[])
    on conflict (source_id, reference) do update set figures = excluded.figures, accepted_at = ${sqlNow()}`.execute(
    trx,
  );
}
