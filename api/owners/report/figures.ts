import { type Kysely, sql } from 'kysely';
import type { PeriodFigures, ReportViews } from '@contract/owner-figures';
import type { OwnersDatabase } from '../schema';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { minPeople } from '@domain/owner-report/price-demand';
import { type Days, periodDays, type ReportPeriod } from '@domain/owner-report/period';
import { contactsOf, peopleIn, visitsIn } from './contacts';
import { countedSince, type DayViews, sum, viewsByDay, viewsIn } from './counted-views';
import { type OwnedProperty, availabilityOf } from './owned-property';
import { portalsOf } from './portals';

type Contacts = Awaited<ReturnType<typeof contactsOf>>;

export interface Counted {
  contacts: Contacts;
  views: DayViews[];
  since: { detail: string | null; search: string | null };
}

export async function countedOf(
  db: Kysely<OwnersDatabase>,
  properties: readonly number[],
): Promise<ReadonlyMap<number, Counted>> {
  const [contacts, views, detail, search] = await Promise.all([
    contactsOf(db, properties),
    viewsByDay(db, properties, ['detail', 'search']),
    countedSince(db, 'detail', properties),
    countedSince(db, 'search', properties),
  ]);
  return new Map(
    properties.map((id) => [
      id,
      {
        contacts: contacts.filter(({ property }) => property === id),
        views: views.filter(({ property }) => property === id),
        since: { detail: detail.get(id) ?? null, search: search.get(id) ?? null },
      },
    ]),
  );
}

export function figuresIn({ contacts, views, since }: Counted, days: Days): PeriodFigures {
  const ofType = (type: DayViews['type']) => views.filter((each) => each.type === type);
  return {
    visits: visitsIn(contacts, days),
    leads: peopleIn(contacts, days),
    views: viewsIn(ofType('detail'), days, since.detail),
    search: viewsIn(ofType('search'), days, since.search),
  };
}

/** Section 'views' of the owner report. */
export async function reportViewsOf(
  db: Kysely<OwnersDatabase>,
  { row }: OwnedProperty,
  periodo: ReportPeriod,
  at = clock.now(),
): Promise<ReportViews> {
  const [all, availabilities, searchers, savers] = await Promise.all([
    countedOf(db, [row.id]),
    availabilityOf(db, [row], at),
    countSearchers(db, row.id),
    countSavers(db, row.id),
  ]);
  const counted = all.get(row.id)!;
  const { created, days } = availabilities.get(row.id)!;
  const { now, before } = periodDays(periodo, isoDay(created), isoDay(at));
  const ofType = (type: DayViews['type']) => sum(counted.views.filter((each) => each.type === type));
  const [search_total, views_total] = [ofType('search'), ofType('detail')];
  const figures = figuresIn(counted, now);
  return {
    hits: {
      search_total,
      views_total,
      views_period: figures.views ?? 0,
      hits_total: search_total + views_total,
    },
    leads: { total: peopleIn(counted.contacts), new: figures.leads },
    visits: visitsIn(counted.contacts),
    portals: await portalsOf(db, row.id, now),
    period: {
      periodo,
      ...now,
      now: figures,
      before: before && {
        ...before,
        figures: beforeCounting(figuresIn(counted, before), before, counted.since),
      },
    },
    counted_since: counted.since.detail,
    favorites: atLeastFive(savers),
    saved_searches: atLeastFive(searchers),
    days,
    at: at.toISOString(),
  };
}

/** A period that was counted only in part is not comparable. */
const beforeCounting = (figures: PeriodFigures, { from }: Days, since: Counted['since']): PeriodFigures => ({
  ...figures,
  views: since.detail !== null && since.detail <= from ? figures.views : null,
  search: since.search !== null && since.search <= from ? figures.search : null,
});

const atLeastFive = (people: number): number | null => (people >= minPeople ? people : null);

/** Accounts with it in their favorites, except owners and staff, plus invented ones of the demo. */
async function countSavers(db: Kysely<OwnersDatabase>, property: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(distinct f.account_id)
      + (select coalesce(sum(keepers), 0) from demo_demand where property_id = ${property}))::int as count
    from folder_item f join account a on a.id = f.account_id
    where f.property_id = ${property} and f.removal_id is null
      and not exists (select from staff_member s where s.email = a.email)
      and not exists (select from property_owner o where o.property_id = f.property_id and o.email = a.email)`.execute(
    db,
  );
  return rows[0]!.count;
}

/** People with a matching saved search, counted on Monday. */
async function countSearchers(db: Kysely<OwnersDatabase>, property: number): Promise<number> {
  const { rows } = await sql<{ seekers: number }>`
    select coalesce(max(seekers), 0)::int as seekers from demand_mirror where property_id = ${property}`.execute(
    db,
  );
  return rows[0]!.seekers;
}
