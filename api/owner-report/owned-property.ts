import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { ownershipsOf } from '@api/repositories/owners';
import { productById, type ProductRow } from '@api/repositories/products';
import { clock } from '@domain/clock';
import { daysOnOffer, type OfferEvent } from '@domain/owner-report/days-on-offer';
import { isoDay } from '@domain/moment';
import type { Negotiation } from '@domain/search/filters';

/** A property of the account that asks: its report is told to nobody else. */
export interface OwnedProperty {
  row: ProductRow;
  /** 'YYYY-MM-DD' of a day that has not passed, or null. */
  onlyYouUntil: string | null;
}

/** The property where it is the account's; undefined for all others, by the same one query whether they are there or not. */
export async function ownedProperty(
  db: Kysely<Database>,
  account: number,
  id: number,
  now = clock.now(),
): Promise<OwnedProperty | undefined> {
  const [owned] = await ownershipsOf(db, account, id);
  const row = owned && (await productById(db, owned.property));
  return row && { row, onlyYouUntil: standing(owned.onlyYouUntil, now) };
}

const standing = (day: string | null, now: Date): string | null =>
  day !== null && day >= isoDay(now) ? day : null;

/** Since when a property is on offer, how long, and when it left; `left` null: it is on offer. */
export interface Standing {
  created: Date;
  days: number;
  left: Date | null;
}

type Stands = Pick<
  ProductRow,
  'id' | 'active' | 'available' | 'for_sale' | 'for_rent' | 'listed_at' | 'updated_at'
>;

/** The same of several, by their ids. */
export async function standingsOf(
  db: Kysely<Database>,
  rows: readonly Stands[],
  now = clock.now(),
): Promise<Map<number, Standing>> {
  const events = await offerEvents(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.id, standingOf(row, events.get(row.id) ?? [], now)]));
}

function standingOf(row: Stands, events: readonly OfferEvent[], now: Date): Standing {
  const isOn = row.active && row.available;
  const isOffered: Record<Negotiation, boolean> = { sell: isOn && row.for_sale, rent: isOn && row.for_rent };
  const created = events[0] && events[0].at < row.listed_at ? events[0].at : row.listed_at;
  const left = isOn ? null : (events.findLast(({ kind }) => kind === 'left')?.at ?? row.updated_at);
  return {
    created,
    left,
    days:
      left && events.length === 0 ? wholeDays(created, left) : daysOnOffer(created, events, isOffered, now),
  };
}

const wholeDays = (from: Date, to: Date) => daysOnOffer(from, [], { sell: true, rent: false }, to);

async function offerEvents(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, OfferEvent[]>> {
  const found = new Map<number, OfferEvent[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('property_event')
    .select(['property_id', 'at', 'kind', 'negotiation'])
    .where('property_id', 'in', [...ids])
    .where('negotiation', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const { property_id, at, kind, negotiation } of rows)
    found.set(property_id, [...(found.get(property_id) ?? []), { at, kind, negotiation } as OfferEvent]);
  return found;
}
