import { type Kysely, sql } from 'kysely';
import { maxHistory, type ProductChange, type ProductHistory } from '@contract/product-history';
import type { PropertiesDatabase } from '../schema';
import type { PropertyEvent } from '@api/catalogue/schema-events';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';

/** Only prices that visitors saw; null if the offer never existed. */
export async function historyOf(
  db: Kysely<PropertiesDatabase>,
  property: number,
  negotiation: Negotiation,
): Promise<ProductHistory | null> {
  const offer = await offerOf(db, property, negotiation);
  if (!offer) return null;
  const newest = await db
    .selectFrom('property_event')
    .selectAll()
    .where('property_id', '=', property)
    .where('negotiation', '=', negotiation)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxHistory + 1)
    .execute();
  const events = newest.reverse();
  const announced = announcement(events, offer);
  const changes = events
    .flatMap(changeOf)
    // A rent by another period is shown, not on request.
    .filter(({ kind, after }) => !(offer.hasPeriodRent && kind === 'price' && !after))
    .slice(-maxHistory);
  if (!offer.isOffered && changes.length === 0) return null;
  return { announced, changes, checkedAt: offer.checkedAt?.toISOString() ?? null };
}

interface CurrentOffer {
  isOffered: boolean;
  listedAt: Date;
  /** As shown. */
  price: number | null;
  hasPeriodRent: boolean;
  currency: Currency;
  checkedAt: Date | null;
}

async function offerOf(
  db: Kysely<PropertiesDatabase>,
  property: number,
  negotiation: Negotiation,
): Promise<CurrentOffer | undefined> {
  const [isOfferedColumn, amount] =
    negotiation === 'rent' ? [sql`for_rent`, sql`rent_amount`] : [sql`for_sale`, sql`sale_amount`];
  const { rows } = await sql<CurrentOffer>`
    select p.listed_at as "listedAt", p.currency, ${amount} as price, o.offered as "isOffered",
      p.period_rent is not null and ${negotiation === 'rent'}::boolean as "hasPeriodRent",
      case when o.offered then r.finished_at end as "checkedAt"
    from property p
    cross join lateral (select p.active and p.available and ${isOfferedColumn} as offered) o
    left join lateral (
      select finished_at from import_run
      where source_id = p.source_id and outcome in ('applied', 'unchanged') order by id desc limit 1
    ) r on true
    where p.id = ${property} and p.visibility = 'public'`.execute(db);
  return rows[0];
}

/** From the first event, else from the feed's date. The price is unknown if there are more than `maxHistory` events. */
function announcement(events: readonly PropertyEvent[], offer: CurrentOffer): ProductHistory['announced'] {
  const first = events.at(0);
  if (!first) return { at: offer.listedAt.toISOString(), price: priceOf(offer.price, true, offer.currency) };
  if (first.kind === 'announced') return { at: first.at.toISOString(), price: shownAfter(first) };
  const at = new Date(Math.min(offer.listedAt.getTime(), first.at.getTime()));
  return { at: at.toISOString(), price: events.length > maxHistory ? null : shownBefore(first) };
}

/** Skips price changes that visitors could not see. */
function changeOf(event: PropertyEvent): ProductChange[] {
  const { kind } = event;
  if (kind !== 'price' && kind !== 'left' && kind !== 'back') return [];
  const change = { at: event.at.toISOString(), kind, before: shownBefore(event), after: shownAfter(event) };
  return kind === 'price' && !change.before && !change.after ? [] : [change];
}

export const shownBefore = (event: PropertyEvent) =>
  priceOf(event.old_price, event.old_shown, event.old_currency);
export const shownAfter = (event: PropertyEvent) =>
  priceOf(event.new_price, event.new_shown, event.new_currency);

const priceOf = (amount: number | null, isShown: boolean | null, currency: Currency | null) =>
  amount !== null && isShown && currency ? { amount, currency } : null;
