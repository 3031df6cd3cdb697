import { type Kysely, sql } from 'kysely';
import { isCheckDue } from '@api/catalogue/checks/check-conditions';
import { type Counted, countedOf, figuresIn } from '@api/owners/report/figures';
import { anyPropertyById } from '@api/properties/queries/properties';
import { photoOf, photosByUrl } from '@api/platform/photos/repository';
import type { StaffOwnProperties } from '@contract/staff-checks';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { periodDays } from '@domain/owner-report/period';
import type { PropertyChecksDatabase } from '../schema';
import { checkFacts } from './due';
import { forOwner } from './for-owner';
import { isReported } from './reported';
import { isPropertyOf, type Reader } from './own';

export const ownPageSize = 12;

/** On the market, of the broker with the member's e-mail; those that are due first, the longest unchecked first. */
export async function ownProperties(
  db: Kysely<PropertyChecksDatabase>,
  { member }: Pick<Reader, 'member'>,
  page: number,
): Promise<StaffOwnProperties> {
  const isDue = sql<boolean>`(${isCheckDue('property')} and not ${isReported})`;
  const own = db.selectFrom('property').where(isPropertyOf(member)).where('check_paused_at', 'is', null);
  const counts = await own
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${isDue}))::int`.as('due'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await own
    .select(['property.id', 'reference as code', 'title', 'district', 'currency', 'for_sale', 'for_rent'])
    .select(['sell_price', 'rent_price', 'period_rent', 'checked_at', 'check_from', 'photos', 'listed_at'])
    .select([isDue.as('is_due'), isReported.as('is_reported')])
    .orderBy(isDue, 'desc')
    .orderBy('check_from')
    .orderBy('property.id')
    .limit(ownPageSize)
    .offset((page - 1) * ownPageSize)
    .execute();
  const [figures, stored] = await Promise.all([
    countedOf(
      db,
      rows.map(({ id }) => id),
    ),
    photosByUrl(
      db,
      rows.flatMap(({ photos }) => photos[0]?.url ?? []),
    ),
  ]);
  return {
    ...counts,
    ...{ page, pages: Math.max(1, Math.ceil(counts.count / ownPageSize)) },
    rows: await Promise.all(
      rows.map(async (row) => {
        const month = monthOf(figures.get(row.id)!, row.listed_at);
        const property = await anyPropertyById(db, row.id);
        return {
          ...checkFacts(row),
          ...{ is_due: row.is_due, is_reported: row.is_reported },
          photo: row.photos[0] ? photoOf(row.photos[0], stored) : null,
          ...month,
          for_owner: property
            ? await forOwner(db, property, month.views)
            : { place: null, square_metre: null },
        };
      }),
    ),
  };
}

/** As the owner's report counts its 30 days. */
function monthOf(counted: Counted, listedAt: Date) {
  const { now } = periodDays('30', isoDay(listedAt), isoDay(clock.now()));
  const { views, leads, visits } = figuresIn(counted, now);
  return { views, contacts: leads, visits: visits.in_person + visits.virtual };
}
