import { type Kysely, sql } from 'kysely';
import { maxHistory, type ProductChange, type ProductHistory } from '@contract/product-history';
import type { Database } from '@api/db/schema';
import type { PropertyEvent } from '@api/db/schema-events';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';

/** What happened to an offer, with the prices that visitors were shown then alone; null: it was never there. */
export async function historyOf(
  db: Kysely<Database>,
  property: number,
  negotiation: Negotiation,
): Promise<ProductHistory | null> {
  const stands = await offerOf(db, property, negotiation);
  if (!stands) return null;
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
  const announced = announcement(events, stands);
  const changes = events.flatMap(changeOf).slice(-maxHistory);
  if (!stands.isOffered && changes.length === 0) return null;
  return { announced, changes, checkedAt: stands.checkedAt?.toISOString() ?? null };
}

interface Stands {
  isOffered: boolean;
  listedAt: Date;
  /** As shown. */
  price: number | null;
  currency: Currency;
  checkedAt: Date | null;
}

async function offerOf(
  db: Kysely<Database>,
  property: number,
  negotiation: Negotiation,
): Promise<Stands | undefined> {
  const [offered, amount] =
    negotiation === 'rent' ? [sql`for_rent`, sql`rent_amount`] : [sql`for_sale`, sql`sale_amount`];
  const { rows } = await sql<Stands>`
    select p.listed_at as "listedAt", p.currency, ${amount} as price, o.offered as "isOffered",
      case when o.offered then r.finished_at end as "checkedAt"
    from property p
    cross join lateral (select p.active and p.available and ${offered} as offered) o
    left join lateral (
      select finished_at from import_run
      where source_id = p.source_id and outcome in ('applied', 'unchanged') order by id desc limit 1
    ) r on true
    where p.id = ${property}`.execute(db);
  return rows[0];
}

/**
 * When it was announced: as the catalogue remembers it, else by its feed's own date, which is never after what happened to
 * it since. What it cost then is what stood before its first change; not known where there are more of them.
 */
function announcement(events: readonly PropertyEvent[], stands: Stands): ProductHistory['announced'] {
  const first = events.at(0);
  if (!first)
    return { at: stands.listedAt.toISOString(), price: priceOf(stands.price, true, stands.currency) };
  if (first.kind === 'announced') return { at: first.at.toISOString(), price: shownAfter(first) };
  const at = new Date(Math.min(stands.listedAt.getTime(), first.at.getTime()));
  return { at: at.toISOString(), price: events.length > maxHistory ? null : shownBefore(first) };
}

/** A price that was hidden before and after is nothing to tell. */
function changeOf(event: PropertyEvent): ProductChange[] {
  const { kind } = event;
  if (kind !== 'price' && kind !== 'left' && kind !== 'back') return [];
  const change = { at: event.at.toISOString(), kind, before: shownBefore(event), after: shownAfter(event) };
  return kind === 'price' && !change.before && !change.after ? [] : [change];
}

/** What visitors were shown before and after an event. */
export const shownBefore = (event: PropertyEvent) =>
  priceOf(event.old_price, event.old_shown, event.old_currency);
export const shownAfter = (event: PropertyEvent) =>
  priceOf(event.new_price, event.new_shown, event.new_currency);

const priceOf = (amount: number | null, isShown: boolean | null, currency: Currency | null) =>
  amount !== null && isShown && currency ? { amount, currency } : null;
