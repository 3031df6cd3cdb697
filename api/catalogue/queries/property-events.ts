import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import type { CatalogueDatabase } from '../schema';
import type { PropertyEvent, PropertyEventKind } from '../schema-events';

/** `since` is exclusive. */
export interface PropertySince {
  property: number;
  since: Date;
}

export const maxEvents = 50;

/** Oldest first, the newest `mostEvents` per property. `at` is the start of the transaction. */
export async function eventsSince(
  db: Kysely<CatalogueDatabase>,
  queries: readonly PropertySince[],
  kinds?: readonly PropertyEventKind[],
): Promise<PropertyEvent[]> {
  if (queries.length === 0) return [];
  const ofKinds = kinds ? sql`and kind = any(${[...kinds]}::text[])` : sql``;
  const { rows } = await sql<PropertyEvent>`
    select e.* from ${queriesTable(queries)}
    cross join lateral (
      select * from property_event
      where property_id = asked.property and at > asked.since ${ofKinds}
      order by at desc, id desc limit ${maxEvents}
    ) e
    order by e.at, e.id`.execute(db);
  return rows;
}

export interface OfferSince extends PropertySince {
  negotiation: Negotiation;
}

/** Price of an offer at a time, in whole units. `shown` is false for 'sob consulta'. */
export interface PriceThen {
  property: number;
  negotiation: Negotiation;
  price: number | null;
  shown: boolean;
  currency: Currency;
  changedAt: Date;
}

/** Only offers whose price changed since. */
export async function pricesThen(
  db: Kysely<CatalogueDatabase>,
  queries: readonly OfferSince[],
): Promise<PriceThen[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<PriceThen>`
    select asked.property, asked.negotiation, first.old_price as price, first.old_shown as shown,
      first.old_currency as currency, last.at as "changedAt"
    from ${queriesTable(queries, queries)}
    cross join lateral (${changes(sql`at, id`)}) first
    cross join lateral (${changes(sql`at desc, id desc`)}) last`.execute(db);
  return rows;
}

const changes = (order: ReturnType<typeof sql>) => sql`
  select * from property_event
  where property_id = asked.property and at > asked.since and negotiation = asked.negotiation and kind in ('price', 'left')
  order by ${order} limit 1`;

function queriesTable(queries: readonly PropertySince[], offers?: readonly OfferSince[]) {
  const properties = queries.map(({ property }) => property);
  const moments = queries.map(({ since }) => since);
  return offers
    ? sql`unnest(${properties}::int[], ${moments}::timestamptz[], ${offers.map((each) => each.negotiation)}::text[])
        as asked (property, since, negotiation)`
    : sql`unnest(${properties}::int[], ${moments}::timestamptz[]) as asked (property, since)`;
}

/** Omits properties that never left the market. */
export async function lastLeft(
  db: Kysely<CatalogueDatabase>,
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
