import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import type { FeedsDatabase } from '../schema';

interface Run {
  sourceId: number;
  runId: number;
}

/**
 * A price that the brokerage does not believe stays out while the feed gives it: the staged listing gets the feed's stored
 * one. With another price of the feed, the listing is read as usual again.
 */
export async function withholdPrices(write: Write<FeedsDatabase>, { sourceId, runId }: Run): Promise<void> {
  await sql`
    delete from withheld_price w using import_listing i
    where w.source_id = ${sourceId} and i.run_id = ${runId} and i.reference = w.reference and i.listing <> 'null'
      and ((i.listing -> 'row' ->> 'sell_price')::bigint, (i.listing -> 'row' ->> 'rent_price')::bigint)
        is distinct from (w.sell, w.rent)`.execute(write);
  await sql`
    update import_listing i set
      listing = jsonb_set(i.listing, '{row}', i.listing -> 'row'
        || jsonb_build_object('sell_price', stored.sell, 'rent_price', stored.rent)),
      figures = case when jsonb_typeof(i.figures) = 'object' then i.figures || jsonb_build_object(
        'sell', case when i.figures -> 'sell' <> 'null' then stored.sell end,
        'rent', case when i.figures -> 'rent' <> 'null' then stored.rent end) else i.figures end
    from (
      select s.reference, ${storedPrice('sell_price', 'for_sale')} as sell, ${storedPrice('rent_price', 'for_rent')} as rent
      from import_listing s
      join withheld_price w on w.source_id = ${sourceId} and w.reference = s.reference
      join property q on q.source_id = w.source_id and q.reference = w.reference
      where s.run_id = ${runId} and s.listing <> 'null'
    ) stored
    where i.run_id = ${runId} and i.reference = stored.reference`.execute(write);
}

/** The feed's, beside an override; the staged one where the property has none. */
function storedPrice(field: 'sell_price' | 'rent_price', offered: 'for_sale' | 'for_rent') {
  const own = sql`from property_override o
    where o.source_id = q.source_id and o.reference = q.reference and o.field = ${field}`;
  return sql`case when (s.listing -> 'row' ->> ${offered})::boolean then coalesce(
    case when exists (select ${own}) then (select (o.feed_value #>> '{}')::bigint ${own}) else q.${sql.ref(field)} end,
    (s.listing -> 'row' ->> ${field})::bigint) end`;
}

/** The run's changed prices stay out, now and while the feed gives them. */
export async function withholdChangedPrices(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: Run,
  references: readonly string[],
): Promise<void> {
  await sql`
    insert into withheld_price (source_id, reference, sell, rent)
    select ${sourceId}::int, i.reference, (i.listing -> 'row' ->> 'sell_price')::bigint,
      (i.listing -> 'row' ->> 'rent_price')::bigint
    from import_listing i where i.run_id = ${runId} and i.reference = any(${[...references]}::text[])
    on conflict (source_id, reference) do update set sell = excluded.sell, rent = excluded.rent`.execute(
    write,
  );
}

export async function believePrices(write: Write<FeedsDatabase>, sourceId: number): Promise<void> {
  await sql`delete from withheld_price where source_id = ${sourceId}`.execute(write);
}
