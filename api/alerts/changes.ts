import { type Kysely, type RawBuilder, sql } from 'kysely';
import { grouped } from '@domain/grouped';
import type { Database } from '@api/db/schema';
import type { AlertBatch } from '@api/db/schema-alerts';
import type { PropertyEvent } from '@api/db/schema-events';
import type { Negotiation } from '@domain/search/filters';
import type { Change, OfferEvent } from './what-happened';

/** What a batch did to a home, with what it cost before. */
export interface HomeChange extends Change {
  property: number;
  /** As searches compare it; null: it had no price that was shown. */
  before: Record<Negotiation, number | null>;
}

export type EventRow = PropertyEvent &
  Record<'sale_amount' | 'rent_amount', number | null> & { sells: boolean; rents: boolean };

/** What happened in a batch (`e`), with its properties (`p`); the database's own moments are finer than JavaScript's. */
export const eventsOf = (batch: number) => sql`(select * from alert_batch where id = ${batch}) batch
  join property_event e on e.at = batch.at
  join property p on p.id = e.property_id and p.source_id = batch.source_id`;

/** The changes of a batch, home by home from the one after `after`, so many homes at most. */
export const changesOf = async (
  db: Kysely<Database>,
  { id }: Pick<AlertBatch, 'id'>,
  after: number,
  limit: number,
): Promise<HomeChange[]> => (await eventsByHome(db, eventsOf(id), after, limit)).map(changeOf);

/**
 * What happened to offers, home by home from the one after `after`, so many homes at most; events in their order.
 * @param events some (`e`), with their properties (`p`)
 */
export async function eventsByHome(
  db: Kysely<Database>,
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
  return [...grouped(rows, ({ property_id }) => property_id).values()];
}

/** What became of a home by its events, with what it cost before the first of them. */
export function changeOf(rows: readonly EventRow[]): HomeChange {
  const [{ property_id: property, sale_amount, rent_amount, sells, rents }] = rows as [EventRow];
  const now = { sell: { amount: sale_amount, stands: sells }, rent: { amount: rent_amount, stands: rents } };
  const before = { sell: null, rent: null } as HomeChange['before'];
  const stood: Negotiation[] = [];
  for (const offer of ['sell', 'rent'] as const) {
    const first = rows.find(({ negotiation }) => negotiation === offer);
    const didStand = first ? first.kind === 'price' || first.kind === 'left' : now[offer].stands;
    if (!didStand) continue;
    stood.push(offer);
    before[offer] = first ? shownPrice(first.old_price, first.old_shown) : now[offer].amount;
  }
  return { property, before, stood, events: rows.flatMap(asOfferEvent) };
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
