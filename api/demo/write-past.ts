import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { demandOf } from './home-demand';
import { daysOf, type HomeDay } from './home-days';
import { type DemoHome, type HomePast, pastOf } from './home-past';

/** What was not there yet. */
export interface Written {
  events: number;
  views: number;
}

/** Under which the views stand that are made up: real ones of the same day stand beside them. */
const segment = 'demo';
const portalName = 'Portal de exemplo';
/** Rows of one statement. */
const atOnce = 5000;

/** Homes of the demo as their past is made up from them, by their numbers. */
export async function demoHomes(db: Kysely<Database>, ids: readonly number[]): Promise<DemoHome[]> {
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
    ].filter(({ stands }) => stands),
  }));
}

/**
 * Writes what these homes lived through until the end of `last`, and of the owner's who asked and who looks. What is there
 * already stays as it is: a day that was told is never told otherwise, and a home to which something has happened since
 * the demo was loaded keeps that as its history.
 */
export async function writePast(
  db: Kysely<Database>,
  { homes, owned, last }: { homes: readonly DemoHome[]; owned: readonly number[]; last: string },
): Promise<Written> {
  const pasts = homes.map((home) => ({ home, past: pastOf(home) }));
  const lived = pasts.map(({ home, past }) => ({ home, days: daysOf(home, past, last) }));
  const ofOwner = lived.filter(({ home }) => owned.includes(home.id));
  await writeContacts(db, ofOwner);
  await writePortal(db, ofOwner);
  await writeDemand(
    db,
    ofOwner.map(({ home }) => home),
  );
  return { events: await writeEvents(db, pasts), views: await writeViews(db, lived) };
}

type Lived = readonly { home: DemoHome; days: readonly HomeDay[] }[];

/** Their moments are past, so nobody is told of them (`event_of_batch`, migrations/0020). */
async function writeEvents(db: Kysely<Database>, pasts: readonly { home: DemoHome; past: HomePast }[]) {
  const known = await db
    .selectFrom('property_event')
    .select('property_id')
    .distinct()
    .where('negotiation', 'is not', null)
    .where(
      'property_id',
      'in',
      pasts.map(({ home }) => home.id),
    )
    .execute();
  const happened = new Set(known.map(({ property_id }) => property_id));
  const rows = pasts
    .filter(({ home }) => !happened.has(home.id))
    .flatMap(({ home, past }) => past.events.map((event) => ({ home, event })));
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

async function writeViews(db: Kysely<Database>, lived: Lived): Promise<number> {
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

const writeContacts = (db: Kysely<Database>, lived: Lived) =>
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

const writePortal = (db: Kysely<Database>, lived: Lived) =>
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

async function writeDemand(db: Kysely<Database>, homes: readonly DemoHome[]): Promise<void> {
  const rows = homes.flatMap((home) => {
    const demand = demandOf(home);
    return demand
      ? [
          {
            property_id: home.id,
            negotiation: home.offers[0]!.negotiation,
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

/** Writes rows in parts; gives how many were new. */
async function inParts<Row>(
  db: Kysely<Database>,
  rows: readonly Row[],
  statement: (part: readonly Row[]) => RawBuilder<unknown>,
): Promise<number> {
  let written = 0;
  for (let start = 0; start < rows.length; start += atOnce) {
    const { numAffectedRows } = await statement(rows.slice(start, start + atOnce)).execute(db);
    written += Number(numAffectedRows ?? 0n);
  }
  return written;
}
