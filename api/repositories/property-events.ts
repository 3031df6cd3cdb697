import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import type { Database } from '@api/db/schema';
import type { PropertyEvent, PropertyEventKind } from '@api/db/schema-events';

/** A property and the moment from which it is asked about, that moment left out. */
export interface AskedSince {
  property: number;
  since: Date;
}

/** Of each property no more events than these are told: its newest. */
export const mostEvents = 50;

/**
 * What happened to each of these properties since its moment, the oldest first; of these kinds, else of all. An event is
 * at the moment when its transaction began: a run of minutes writes of the minute in which it started.
 */
export async function eventsSince(
  db: Kysely<Database>,
  asked: readonly AskedSince[],
  kinds?: readonly PropertyEventKind[],
): Promise<PropertyEvent[]> {
  if (asked.length === 0) return [];
  const ofKinds = kinds ? sql`and kind = any(${[...kinds]}::text[])` : sql``;
  const { rows } = await sql<PropertyEvent>`
    select e.* from ${askedTable(asked)}
    cross join lateral (
      select * from property_event
      where property_id = asked.property and at > asked.since ${ofKinds}
      order by at desc, id desc limit ${mostEvents}
    ) e
    order by e.at, e.id`.execute(db);
  return rows;
}

/** An offer and the moment of which its price is asked. */
export interface AskedOffer extends AskedSince {
  negotiation: Negotiation;
}

/** What an offer cost at a moment: whole units; `shown` false: it was 'sob consulta' to visitors then. */
export interface PriceThen {
  property: number;
  negotiation: Negotiation;
  price: number | null;
  shown: boolean;
  currency: Currency;
  /** When it last changed. */
  changedAt: Date;
}

/** The offers whose price is another one, or was, since the moment; all others stand as they stood then. */
export async function pricesThen(db: Kysely<Database>, asked: readonly AskedOffer[]): Promise<PriceThen[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<PriceThen>`
    select asked.property, asked.negotiation, first.old_price as price, first.old_shown as shown,
      first.old_currency as currency, last.at as "changedAt"
    from ${askedTable(asked, asked)}
    cross join lateral (${changes(sql`at, id`)}) first
    cross join lateral (${changes(sql`at desc, id desc`)}) last`.execute(db);
  return rows;
}

const changes = (order: ReturnType<typeof sql>) => sql`
  select * from property_event
  where property_id = asked.property and at > asked.since and negotiation = asked.negotiation and kind in ('price', 'left')
  order by ${order} limit 1`;

function askedTable(asked: readonly AskedSince[], offers?: readonly AskedOffer[]) {
  const properties = asked.map(({ property }) => property);
  const moments = asked.map(({ since }) => since);
  return offers
    ? sql`unnest(${properties}::int[], ${moments}::timestamptz[], ${offers.map((each) => each.negotiation)}::text[])
        as asked (property, since, negotiation)`
    : sql`unnest(${properties}::int[], ${moments}::timestamptz[]) as asked (property, since)`;
}

/** When each of these properties last left the market in any negotiation; those that never did are left out. */
export async function lastLeft(
  db: Kysely<Database>,
  properties: readonly number[],
): Promise<Map<number, Date>> {
  if (properties.length === 0) return new Map();
  const rows = await db
    .selectFrom('property_event')
    .select(({ fn }) => ['property_id', fn.max('at').as('at')])
    .where('property_id', 'in', [...properties])
    .where('kind', '=', 'left')
    .groupBy('property_id')
    .execute();
  return new Map(rows.map(({ property_id, at }) => [property_id, at]));
}
