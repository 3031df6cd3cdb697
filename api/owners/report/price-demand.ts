import { type Kysely, sql } from 'kysely';
import type { ReportPriceDemand } from '@contract/owner-figures';
import type { OwnersDatabase } from '../schema';
import { finderOf } from '@api/saved-searches/queries/reverse-search';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';
import { demandSteps } from '@domain/owner-report/price-demand';
import { mondayOf } from '@domain/owner-report/week';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import { readActiveSearches, type ActiveSearch } from './active-searches';

const batchSize = 100;

/** Has no `demand_mirror` row for this week. */
interface Offer {
  property: number;
  negotiation: Negotiation;
  currency: Currency;
  /** The owners' own searches do not count. */
  owners: ReadonlySet<number>;
  /** Highest maximum price of each account. */
  highest: Map<number, number>;
  seekers: Set<number>;
}

/** Stores this week's demand for each owned property (docs/decisions/0069-owners.md). Returns the number of offers. */
export async function refreshPriceDemand(db: Kysely<OwnersDatabase>, now = clock.now()): Promise<number> {
  const week = mondayOf(now);
  let done = 0;
  for (
    let offers = await offersWithout(db, week);
    offers.length > 0;
    offers = await offersWithout(db, week)
  ) {
    await countDemand(db, offers);
    await saveDemand(db, offers, week);
    done += offers.length;
  }
  return done;
}

async function offersWithout(db: Kysely<OwnersDatabase>, week: string): Promise<Offer[]> {
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
    limit ${batchSize}`.execute(db);
  return rows.map(({ owners, ...offer }) => ({
    ...offer,
    owners: new Set(owners),
    highest: new Map(),
    seekers: new Set(),
  }));
}

async function countDemand(db: Kysely<OwnersDatabase>, offers: readonly Offer[]): Promise<void> {
  const find = finderOf(db, [...new Set(offers.map(({ property }) => property))]);
  for await (const wanted of readActiveSearches(db)) {
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

/** Adds the demo's invented searches. Their negative numbers are not account ids. */
async function countInvented(db: Kysely<OwnersDatabase>, offers: readonly Offer[]): Promise<void> {
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
    highest.forEach((highestPrice, index) => {
      offer?.highest.set(-1 - index, highestPrice);
      if (price !== null && highestPrice >= price) offer?.seekers.add(-1 - index);
    });
  }
}

/** A search without a negotiation counts as a purchase. */
const concerns = (
  { negotiation, currency, owners }: Offer,
  { account, search, currency: wantedCurrency }: ActiveSearch,
): boolean =>
  (search.filters.negotiation ?? 'sell') === negotiation &&
  wantedCurrency === currency &&
  !owners.has(account);

async function saveDemand(db: Kysely<OwnersDatabase>, offers: readonly Offer[], week: string): Promise<void> {
  const rows = offers.map(({ property, negotiation, currency, highest, seekers: searchers }) => ({
    property_id: property,
    negotiation,
    week,
    currency,
    steps: JSON.stringify(demandSteps([...highest.values()], negotiation)),
    seekers: searchers.size,
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

/** Sale before rent. Empty before the first Monday. */
export async function priceDemandOf(
  db: Kysely<OwnersDatabase>,
  property: number,
): Promise<ReportPriceDemand> {
  const rows = await db
    .selectFrom('demand_mirror')
    .select(['negotiation', 'currency', 'steps', sql<string>`to_char(week, 'YYYY-MM-DD')`.as('at')])
    .where('property_id', '=', property)
    .orderBy('negotiation', 'desc')
    .execute();
  return rows;
}

/** Each property is counted once a week. The hourly run finds properties with a new owner. */
export const priceDemandJob = (db: Kysely<OwnersDatabase>): JobDefinition =>
  scheduledJob('demand-mirror', { everyMinutes: 60 }, async () => {
    const refreshed = await refreshPriceDemand(db);
    return refreshed > 0 ? { mirrors: refreshed } : undefined;
  });
