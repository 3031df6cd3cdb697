import { type Kysely, sql } from 'kysely';
import { subjectOf } from '@api/audit/record-act';
import { anyPropertyById, type PropertyRow, urlsOf } from '@api/properties/queries/properties';
import { listActs } from '@api/staff/queries/acts';
import type { StaffProperty } from '@contract/staff-properties';
import type { PropertyAdminDatabase } from '../schema';

type Facts = Omit<
  StaffProperty,
  'id' | 'reference' | 'source' | 'title' | 'is_in_feed' | 'visibility' | 'fields'
>;

/** Of a property that exists. */
export async function propertyFacts(db: Kysely<PropertyAdminDatabase>, id: number): Promise<Facts> {
  const row = (await anyPropertyById(db, id))!;
  const { details, district, city, for_sale, for_rent, currency } = row;
  const isOnSite = row.active && row.available;
  const { sell, rent } = urlsOf(row);
  const url = sell ?? rent;
  const events = await eventsOf(db, id, currency);
  return {
    ...{ district, city, for_sale, for_rent, currency },
    address: [details.street, details.streetNumber, details.complement].filter(Boolean).join(', '),
    shows: details.displayAddress,
    path: isOnSite && url !== null ? `/${url}/${id}` : null,
    is_on_site: isOnSite,
    on_site_since: isOnSite ? sinceOf(events, row) : null,
    brokers: await brokersFor(db, row.broker_id),
    events,
    acts: (await listActs(db, { subject: subjectOf('property', id) })).acts.filter(
      ({ verb }) => verb !== 'properties.read',
    ),
  };
}

const maxEvents = 50;

async function eventsOf(
  db: Kysely<PropertyAdminDatabase>,
  id: number,
  currency: string,
): Promise<StaffProperty['events']> {
  const rows = await db
    .selectFrom('property_event')
    .select(['id', 'at', 'kind', 'negotiation', 'old_price', 'new_price'])
    .select(['old_currency', 'new_currency', 'old_condition', 'new_condition'])
    .select(
      sql<Date | null>`(select started_at from import_run where id = property_event.run_id)`.as('load_at'),
    )
    .where('property_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEvents)
    .execute();
  return rows.map(({ at, load_at, old_currency, new_currency, ...row }) => ({
    ...row,
    at: at.toISOString(),
    load_at: load_at?.toISOString() ?? null,
    currency: new_currency ?? old_currency ?? currency,
  }));
}

/** Since it was announced or came back; else the feed's day. */
const sinceOf = (events: StaffProperty['events'], { listed_at }: PropertyRow): string =>
  events.find(({ kind }) => kind === 'announced' || kind === 'back')?.at ?? listed_at.toISOString();

const brokersFor = (db: Kysely<PropertyAdminDatabase>, current: number | null) =>
  db
    .selectFrom('broker')
    .select(['slug', 'name'])
    .where(({ or, eb }) => or([eb('active', '=', true), ...(current ? [eb('id', '=', current)] : [])]))
    .orderBy('name')
    .orderBy('id')
    .execute();
