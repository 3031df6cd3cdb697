import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from '../schema';
import { ownershipsOf } from '../queries/owners';
import { anyPropertyById, type PropertyRow } from '@api/properties/queries/properties';
import { clock } from '@domain/kernel/clock';
import { daysOnMarket, type OfferEvent } from '@domain/owner-report/days-on-market';
import { isoDay } from '@domain/kernel/moment';
import type { Negotiation } from '@domain/search/filters';

/** Only this account may read the report. */
export interface OwnedProperty {
  row: PropertyRow;
  /** 'YYYY-MM-DD', today or later, or null. */
  onlyYouUntil: string | null;
}

/** undefined: missing, or not the account's. One query for both: timing must not reveal which. */
export async function ownedProperty(
  db: Kysely<OwnersDatabase>,
  account: number,
  id: number,
  now = clock.now(),
): Promise<OwnedProperty | undefined> {
  const [owned] = await ownershipsOf(db, account, id);
  const row = owned && (await anyPropertyById(db, owned.property));
  return row && { row, onlyYouUntil: ifNotExpired(owned.onlyYouUntil, now) };
}

/** As the owner reads it. @param id of a property that exists */
export async function propertyForTeam(
  db: Kysely<OwnersDatabase>,
  id: number,
  now = clock.now(),
): Promise<OwnedProperty> {
  const row = await anyPropertyById(db, id);
  const owner = await db
    .selectFrom('property_owner')
    .select(sql<string | null>`to_char(max(only_you_until), 'YYYY-MM-DD')`.as('until'))
    .where('property_id', '=', id)
    .executeTakeFirstOrThrow();
  return { row: row!, onlyYouUntil: ifNotExpired(owner.until, now) };
}

const ifNotExpired = (day: string | null, now: Date): string | null =>
  day !== null && day >= isoDay(now) ? day : null;

/** `days` on offer; `left` null: still available. */
export interface Availability {
  created: Date;
  days: number;
  left: Date | null;
}

type AvailabilityRow = Pick<
  PropertyRow,
  'id' | 'active' | 'available' | 'for_sale' | 'for_rent' | 'listed_at' | 'updated_at'
>;

export async function availabilityOf(
  db: Kysely<OwnersDatabase>,
  rows: readonly AvailabilityRow[],
  now = clock.now(),
): Promise<Map<number, Availability>> {
  const events = await offerEvents(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.id, availabilityOfRow(row, events.get(row.id) ?? [], now)]));
}

function availabilityOfRow(row: AvailabilityRow, events: readonly OfferEvent[], now: Date): Availability {
  const isOn = row.active && row.available;
  const isOffered: Record<Negotiation, boolean> = { sell: isOn && row.for_sale, rent: isOn && row.for_rent };
  const created = events[0] && events[0].at < row.listed_at ? events[0].at : row.listed_at;
  const left = isOn ? null : (events.findLast(({ kind }) => kind === 'left')?.at ?? row.updated_at);
  return {
    created,
    left,
    days:
      left && events.length === 0 ? wholeDays(created, left) : daysOnMarket(created, events, isOffered, now),
  };
}

const wholeDays = (from: Date, to: Date) => daysOnMarket(from, [], { sell: true, rent: false }, to);

async function offerEvents(
  db: Kysely<OwnersDatabase>,
  ids: readonly number[],
): Promise<Map<number, OfferEvent[]>> {
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
