import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Figures } from '@api/catalogue/figures';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** A price for a square metre is compared with the median of so many homes at least … */
const fewest = 10;
/** … and is not believed under a tenth of it, nor over ten times it. */
const factor = 10;

/** A value of a listing that is not believed until somebody confirms it. */
export interface Implausible {
  reference: string;
  /** 'area': m²; else whole units of the currency for a square metre, of the sale or of the rent. */
  what: 'area' | 'sell' | 'rent';
  value: number;
  currency: string;
  /** The median of its type and negotiation in its district; null for an area. */
  usual: number | null;
  /** Its home is on offer today, and stays so as it is. */
  onOffer: boolean;
  /** Not offered, or not changed, until it is confirmed; false where it is on offer with this very value. */
  held: boolean;
}

/** `figures` (api/catalogue/figures.ts) of each listing, as a table of `reference` and `figures`. */
type Figured = RawBuilder<unknown>;

/**
 * The listings of a run whose area cannot be true, or whose price for a square metre lies far from that of their type,
 * negotiation, currency and district, in the feed and in the catalogue together. Those that were confirmed as they are
 * (`accepted_value`) are not among them. One entry for each listing.
 */
export async function findImplausible(
  db: Kysely<Database>,
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
      where p.active and p.available and n.price is not null and p.area > 0 and p.district_slug <> ''
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
    select distinct on (d.reference) d.*, p.id is not null as "onOffer",
      not coalesce(p.area = feed.area and p.sale_amount is not distinct from feed.sell
        and p.rent_amount is not distinct from feed.rent, false) as held
    from doubted d
    join feed on feed.reference = d.reference
    left join property p
      on p.source_id = ${sourceId} and p.reference = d.reference and p.active and p.available
    where not exists (select 1 from accepted_value a
      where a.source_id = ${sourceId} and a.reference = d.reference and a.figures = feed.figures)
    order by d.reference, d.what`.execute(db);
  return rows;
}

/** The staged listings of a run, for `findImplausible`. */
export const stagedFigures = (runId: number): Figured =>
  sql`select reference, figures from import_listing where run_id = ${runId}`;

/** Listings that are staged nowhere (a dry run), for `findImplausible`. */
export const theseFigures = (list: readonly { reference: string; figures: Figures | null }[]): Figured =>
  sql`select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g (reference text, figures jsonb)`;

/** What somebody confirms now, what stays implausible, and which of it is held back. */
export function sortDoubted(doubted: readonly Implausible[], accept: readonly string[] = []) {
  const confirmed = new Set(accept);
  const implausible = doubted.filter(({ reference }) => !confirmed.has(reference));
  return {
    accepted: doubted.flatMap(({ reference }) => (confirmed.has(reference) ? [reference] : [])),
    implausible,
    held: implausible.flatMap(({ reference, held }) => (held ? [reference] : [])),
  };
}

/** Keeps, for each of these staged listings, that its figures are right. */
export async function keepAccepted(
  trx: Kysely<Database>,
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
