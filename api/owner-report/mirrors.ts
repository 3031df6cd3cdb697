import { type Kysely, sql } from 'kysely';
import type { ReportMirror } from '@contract/owner-figures';
import type { Database } from '@api/db/schema';
import { finderOf } from '@api/repositories/reverse-search';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { clock } from '@domain/clock';
import { demandSteps } from '@domain/owner-report/mirror';
import { mondayOf } from '@domain/owner-report/week';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import { whoLooks, type Wanted } from './who-looks';

/** Homes that are counted for at once. */
const homesAtOnce = 100;

/** An offer of an owner's that has no mirror of this week yet. */
interface Offer {
  property: number;
  negotiation: Negotiation;
  currency: Currency;
  /** Accounts to whom it belongs: what they look for is not counted. */
  owners: ReadonlySet<number>;
  /** By account the highest price that it names. */
  highest: Map<number, number>;
  seekers: Set<number>;
}

/**
 * Counts, for each home of an owner's that has no mirror of this week, how many people look for one like it, and keeps
 * what may be told of it until the next Monday (docs/decisions/0069-owners.md). Gives how many there were.
 */
export async function renewMirrors(db: Kysely<Database>, now = clock.now()): Promise<number> {
  const week = mondayOf(now);
  let done = 0;
  for (
    let offers = await offersWithout(db, week);
    offers.length > 0;
    offers = await offersWithout(db, week)
  ) {
    await countDemand(db, offers);
    await keep(db, offers, week);
    done += offers.length;
  }
  return done;
}

async function offersWithout(db: Kysely<Database>, week: string): Promise<Offer[]> {
  const { rows } = await sql<{
    property: number;
    negotiation: Negotiation;
    currency: Currency;
    owners: number[];
  }>`
    select p.id as property, offer.negotiation, p.currency,
      array_remove(array_agg(distinct a.id), null) as owners
    from property p
    join property_owner o on o.property_id = p.id
    left join account a on a.email = o.email
    cross join lateral (values ('sell', p.for_sale), ('rent', p.for_rent)) as offer (negotiation, stands)
    where p.active and p.available and offer.stands and not exists (
      select from demand_mirror m
      where m.property_id = p.id and m.negotiation = offer.negotiation and m.week >= ${week}::date
    )
    group by p.id, offer.negotiation
    order by p.id
    limit ${homesAtOnce}`.execute(db);
  return rows.map(({ owners, ...offer }) => ({
    ...offer,
    owners: new Set(owners),
    highest: new Map(),
    seekers: new Set(),
  }));
}

async function countDemand(db: Kysely<Database>, offers: readonly Offer[]): Promise<void> {
  const find = finderOf(db, [...new Set(offers.map(({ property }) => property))]);
  for await (const wanted of whoLooks(db)) {
    const atAnyPrice = wanted.map(({ search }) => ({
      ...search,
      filters: { ...search.filters, price: undefined },
    }));
    const [alike, met] = [await find(atAnyPrice), await find(wanted.map(({ search }) => search))];
    wanted.forEach((each, index) => {
      for (const offer of offers.filter((offer) => concerns(offer, each))) {
        const { price } = each.search.filters;
        if (price?.max !== undefined && alike[index]!.includes(offer.property))
          offer.highest.set(each.account, Math.max(price.max, offer.highest.get(each.account) ?? 0));
        if (each.isSaved && met[index]!.includes(offer.property)) offer.seekers.add(each.account);
      }
    });
  }
  await countInvented(db, offers);
}

/** Who is said to look for the homes of the demo's owner, by numbers that no account has; whoever would pay its price meets it. */
async function countInvented(db: Kysely<Database>, offers: readonly Offer[]): Promise<void> {
  const { rows } = await sql<{
    property: number;
    negotiation: Negotiation;
    highest: number[];
    price: number | null;
  }>`
    select d.property_id as property, d.negotiation, d.highest,
      case d.negotiation when 'sell' then p.sale_amount else p.rent_amount end as price
    from demo_demand d join property p on p.id = d.property_id
    where d.property_id = any(${offers.map(({ property }) => property)}::int[])`.execute(db);
  for (const { property, negotiation, highest, price } of rows) {
    const offer = offers.find((each) => each.property === property && each.negotiation === negotiation);
    highest.forEach((most, index) => {
      offer?.highest.set(-1 - index, most);
      if (price !== null && most >= price) offer?.seekers.add(-1 - index);
    });
  }
}

/** Who says neither 'buy' nor 'rent' is counted among those who buy. */
const concerns = (
  { negotiation, currency, owners }: Offer,
  { account, search, currency: said }: Wanted,
): boolean =>
  (search.filters.negotiation ?? 'sell') === negotiation && said === currency && !owners.has(account);

async function keep(db: Kysely<Database>, offers: readonly Offer[], week: string): Promise<void> {
  const rows = offers.map(({ property, negotiation, currency, highest, seekers }) => ({
    property_id: property,
    negotiation,
    week,
    currency,
    steps: JSON.stringify(demandSteps([...highest.values()], negotiation)),
    seekers: seekers.size,
  }));
  await db
    .insertInto('demand_mirror')
    .values(rows)
    .onConflict((both) =>
      both.columns(['property_id', 'negotiation']).doUpdateSet((row) => ({
        week: row.ref('excluded.week'),
        currency: row.ref('excluded.currency'),
        steps: row.ref('excluded.steps'),
        seekers: row.ref('excluded.seekers'),
      })),
    )
    .execute();
}

/** What was counted for a home, for sale before to rent; nothing before its first Monday. */
export async function mirrorOf(db: Kysely<Database>, property: number): Promise<ReportMirror> {
  const rows = await db
    .selectFrom('demand_mirror')
    .select(['negotiation', 'currency', 'steps', sql<string>`to_char(week, 'YYYY-MM-DD')`.as('at')])
    .where('property_id', '=', property)
    .orderBy('negotiation', 'desc')
    .execute();
  return rows;
}

/** Counting whoever looks for a home of an owner's, each Monday; for one that became somebody's since, within the hour. */
export const mirrorKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('demand-mirror', { everyMinutes: 60 }, async () => {
    const mirrors = await renewMirrors(db);
    return mirrors > 0 ? { mirrors } : undefined;
  });
