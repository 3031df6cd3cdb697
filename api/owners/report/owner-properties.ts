import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { myProductsAnswer } from '@contract/owner-report';
import type { OwnersDatabase } from '../schema';
import { photosByUrl } from '@api/platform/photos/repository';
import { canonicalOf, cardColumns, cardOf, hasVideo } from '@api/properties/queries/cards';
import { ownershipsOf } from '../queries/owners';
import { clock } from '@domain/kernel/clock';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import { isoDay } from '@domain/kernel/moment';
import { periodDays } from '@domain/owner-report/period';
import { type Counted, countedOf, figuresIn } from './figures';
import { availabilityOf } from './owned-property';
import { offersOf } from './report-sections';

/** `GET clientArea/getMyProducts`: available ones first, then the newest first. */
export async function propertiesOfOwner(
  db: Kysely<OwnersDatabase>,
  account: number,
  now = clock.now(),
): Promise<z.input<typeof myProductsAnswer>> {
  const owned = await ownershipsOf(db, account);
  if (owned.length === 0) return { products: [] };
  const rows = await db
    .selectFrom('property')
    .select([...cardColumns, 'active', 'available', 'listed_at', 'updated_at'])
    .select(hasVideo)
    .where(
      'id',
      'in',
      owned.map(({ property }) => property),
    )
    .orderBy((eb) => eb.and([eb('active', '=', true), eb('available', '=', true)]), 'desc')
    .orderBy('listed_at', 'desc')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const [stored, availabilities, counted] = await Promise.all([
    photosByUrl(
      db,
      rows.flatMap(({ photos }) => photos.slice(0, 1).map(({ url }) => url)),
    ),
    availabilityOf(db, rows, now),
    countedOf(db, ids),
  ]);
  return {
    products: rows.map((row) => {
      const { created, days, left } = availabilities.get(row.id)!;
      return {
        id: row.id,
        status: left ? 0 : 1,
        image: cardOf(row, stored).fotoPrincipal,
        title: row.title,
        typology: propertyTypeLabel(row.type),
        link: left ? null : canonicalOf(row),
        ...offersOf(row),
        codigo: row.reference,
        city: row.city,
        district: row.district,
        created: created.toISOString(),
        left: left?.toISOString() ?? null,
        days,
        figures: monthOf(counted.get(row.id)!, isoDay(created), isoDay(now)),
      };
    }),
  };
}

/** Last 30 days; null: announced today, or not counted yet. */
function monthOf(counted: Counted, announced: string, today: string) {
  if (announced >= today) return null;
  const { visits, leads, views } = figuresIn(counted, periodDays('30', announced, today).now);
  return views === null ? null : { visits: visits.in_person + visits.virtual, leads, views };
}
