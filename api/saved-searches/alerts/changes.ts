import { type Kysely, type RawBuilder, sql } from 'kysely';
import { groupBy } from '@domain/kernel/group-by';
import type { SavedSearchesDatabase } from '../schema';
import type { AlertBatch } from '../schema-alerts';
import type { PropertyEvent } from '@api/catalogue/schema-events';
import type { Negotiation } from '@domain/search/filters';
import type { Change, OfferEvent } from './classify-change';

export interface PropertyChange extends Change {
  property: number;
  /** null: no visible price. */
  before: Record<Negotiation, number | null>;
}

export type EventRow = PropertyEvent &
  Record<'sale_amount' | 'rent_amount', number | null> & { sells: boolean; rents: boolean };

/** Events `e` of a batch with their properties `p`, without those hidden since. SQL compares the times: JavaScript loses microseconds. */
export const eventsOf = (batch: number) => sql`(select * from alert_batch where id = ${batch}) batch
  join property_event e on e.at = batch.at
  join property p on p.id = e.property_id and p.source_id = batch.source_id and p.visibility = 'public'`;

/** The next `limit` properties after the id `after`. */
export const changesOf = async (
  db: Kysely<SavedSearchesDatabase>,
  { id }: Pick<AlertBatch, 'id'>,
  after: number,
  limit: number,
): Promise<PropertyChange[]> => (await eventsByProperty(db, eventsOf(id), after, limit)).map(changeOf);

/** The next `limit` properties after the id `after`. @param events SQL: events `e` with their properties `p` */
export async function eventsByProperty(
  db: Kysely<SavedSearchesDatabase>,
  events: RawBuilder<unknown>,
  after: number,
  limit: number,
): Promise<EventRow[][]> {
  const { rows } = await sql<EventRow>`
    with homes as (
      select distinct property_id from ${events}
      where property_id > ${after} and kind in ('announced', 'back', 'price')
      order by property_id limit ${limit}
    )
    select e.*, p.sale_amount, p.rent_amount,
      p.active and p.available and p.for_sale as sells, p.active and p.available and p.for_rent as rents
    from ${events} join homes using (property_id)
    where e.negotiation is not null
    order by property_id, e.id`.execute(db);
  return [...groupBy(rows, ({ property_id }) => property_id).values()];
}

/** `before` holds the prices before the first event. */
export function changeOf(rows: readonly EventRow[]): PropertyChange {
  const [{ property_id: property, sale_amount, rent_amount, sells, rents }] = rows as [EventRow];
  const now = { sell: { amount: sale_amount, stands: sells }, rent: { amount: rent_amount, stands: rents } };
  const before = { sell: null, rent: null } as PropertyChange['before'];
  const availableBefore: Negotiation[] = [];
  for (const offer of ['sell', 'rent'] as const) {
    const first = rows.find(({ negotiation }) => negotiation === offer);
    const wasAvailable = first ? first.kind === 'price' || first.kind === 'left' : now[offer].stands;
    if (!wasAvailable) continue;
    availableBefore.push(offer);
    before[offer] = first ? shownPrice(first.old_price, first.old_shown) : now[offer].amount;
  }
  return { property, before, stood: availableBefore, events: rows.flatMap(asOfferEvent) };
}

const shownPrice = (price: number | null, shown: boolean | null) => (shown ? price : null);

function asOfferEvent(row: EventRow): OfferEvent[] {
  const { id, kind, negotiation } = row;
  if (kind !== 'announced' && kind !== 'back' && kind !== 'price') return [];
  return [
    {
      id,
      kind,
      negotiation: negotiation!,
      before: shownPrice(row.old_price, row.old_shown),
      after: shownPrice(row.new_price, row.new_shown),
      isComparable: row.old_currency === row.new_currency,
    },
  ];
}
