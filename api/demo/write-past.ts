import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DemoDatabase } from './schema';
import { demandOf } from './property-demand';
import { daysOf, type PropertyDay } from './property-days';
import { type DemoProperty, type PropertyPast, pastOf } from './property-past';

/** Newly written rows. */
export interface Written {
  events: number;
  views: number;
}

/** Segment of generated views, separate from real ones. */
const segment = 'demo';
const portalName = 'Portal de exemplo';
/** Rows per statement. */
const batchSize = 5000;

export async function demoProperties(
  db: Kysely<DemoDatabase>,
  ids: readonly number[],
): Promise<DemoProperty[]> {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'reference', 'listed_at', 'active', 'available', 'currency'])
    .select(['for_sale', 'sell_price', 'sale_amount', 'for_rent', 'rent_price', 'rent_amount'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    listedAt: row.listed_at,
    isOn: row.active && row.available,
    currency: row.currency,
    offers: [
      {
        negotiation: 'sell' as const,
        price: row.sell_price,
        isShown: row.sale_amount !== null,
        stands: row.for_sale,
      },
      {
        negotiation: 'rent' as const,
        price: row.rent_price,
        isShown: row.rent_amount !== null,
        stands: row.for_rent,
      },
    ].filter(({ stands: isAvailable }) => isAvailable),
  }));
}

/** Existing rows stay unchanged; a property with real events keeps only those. Only `owned` get contacts and demand. */
export async function writePast(
  db: Kysely<DemoDatabase>,
  {
    homes: properties,
    owned,
    last,
  }: { homes: readonly DemoProperty[]; owned: readonly number[]; last: string },
): Promise<Written> {
  const pasts = properties.map((property) => ({ home: property, past: pastOf(property) }));
  const lived = pasts.map(({ home: property, past }) => ({
    home: property,
    days: daysOf(property, past, last),
  }));
  const ofOwner = lived.filter(({ home: property }) => owned.includes(property.id));
  await writeContacts(db, ofOwner);
  await writePortal(db, ofOwner);
  await writeDemand(
    db,
    ofOwner.map(({ home: property }) => property),
  );
  return { events: await writeEvents(db, pasts), views: await writeViews(db, lived) };
}

type Lived = readonly { home: DemoProperty; days: readonly PropertyDay[] }[];

/** Events in the past cause no alerts (`event_of_batch`, migrations/0020). */
async function writeEvents(
  db: Kysely<DemoDatabase>,
  pasts: readonly { home: DemoProperty; past: PropertyPast }[],
) {
  const known = await db
    .selectFrom('property_event')
    .select('property_id')
    .distinct()
    .where('negotiation', 'is not', null)
    .where(
      'property_id',
      'in',
      pasts.map(({ home: property }) => property.id),
    )
    .execute();
  const happened = new Set(known.map(({ property_id }) => property_id));
  const rows = pasts
    .filter(({ home: property }) => !happened.has(property.id))
    .flatMap(({ home: property, past }) => past.events.map((event) => ({ home: property, event })));
  if (rows.length === 0) return 0;
  await db
    .insertInto('property_event')
    .values(
      rows.map(({ home: { id, currency }, event: { at, kind, negotiation, before, price, isShown } }) => {
        const [had, has] = [kind === 'price' || kind === 'left', kind !== 'left'];
        return {
          property_id: id,
          at,
          kind,
          negotiation,
          old_price: before,
          old_shown: had ? isShown : null,
          old_currency: had ? currency : null,
          new_price: price,
          new_shown: has ? isShown : null,
          new_currency: has ? currency : null,
        };
      }),
    )
    .execute();
  return rows.length;
}

async function writeViews(db: Kysely<DemoDatabase>, lived: Lived): Promise<number> {
  const rows = lived.flatMap(({ home: { id }, days }) =>
    days.flatMap(({ day, detail, search }) =>
      [
        { id, day, type: 'detail', views: detail },
        { id, day, type: 'search', views: search },
      ].filter(({ views }) => views > 0),
    ),
  );
  return inParts(
    db,
    rows,
    (part) => sql`
      insert into property_view (property_id, day, segment, view_type, views)
      select id, day, ${segment}, type, views
      from unnest(${part.map(({ id }) => id)}::int[], ${part.map(({ day }) => day)}::date[],
        ${part.map(({ type }) => type)}::text[], ${part.map(({ views }) => views)}::int[]) as made (id, day, type, views)
      on conflict do nothing`,
  );
}

const writeContacts = (db: Kysely<DemoDatabase>, lived: Lived) =>
  inParts(
    db,
    lived.flatMap(({ home: { id }, days }) =>
      days.flatMap(({ day, contacts }) => contacts.map((contact) => ({ ...contact, id, day }))),
    ),
    (part) => sql`
      insert into demo_contact (property_id, day, number, mode)
      select * from unnest(${part.map(({ id }) => id)}::int[], ${part.map(({ day }) => day)}::date[],
        ${part.map(({ number }) => number)}::int[], ${part.map(({ mode }) => mode)}::text[])
      on conflict do nothing`,
  );

const writePortal = (db: Kysely<DemoDatabase>, lived: Lived) =>
  inParts(
    db,
    lived.flatMap(({ home: { id }, days }) => days.map(({ day, portal }) => ({ ...portal, id, day }))),
    (part) => sql`
      insert into portal_figure (property_id, portal, day, views, contacts)
      select id, ${portalName}, day, views, contacts
      from unnest(${part.map(({ id }) => id)}::int[], ${part.map(({ day }) => day)}::date[],
        ${part.map(({ views }) => views)}::int[], ${part.map(({ contacts }) => contacts)}::int[]) as made (id, day, views, contacts)
      on conflict do nothing`,
  );

async function writeDemand(db: Kysely<DemoDatabase>, properties: readonly DemoProperty[]): Promise<void> {
  const rows = properties.flatMap((property) => {
    const demand = demandOf(property);
    return demand
      ? [
          {
            property_id: property.id,
            negotiation: property.offers[0]!.negotiation,
            highest: JSON.stringify(demand.highest),
            keepers: demand.keepers,
          },
        ]
      : [];
  });
  if (rows.length > 0)
    await db
      .insertInto('demo_demand')
      .values(rows)
      .onConflict((both) => both.doNothing())
      .execute();
}

/** @returns the number of new rows */
async function inParts<Row>(
  db: Kysely<DemoDatabase>,
  rows: readonly Row[],
  statement: (part: readonly Row[]) => RawBuilder<unknown>,
): Promise<number> {
  let written = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const { numAffectedRows } = await statement(rows.slice(start, start + batchSize)).execute(db);
    written += Number(numAffectedRows ?? 0n);
  }
  return written;
}
