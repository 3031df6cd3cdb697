import { type Kysely, type RawBuilder, sql } from 'kysely';
import { webAddresses } from '@api/feeds/export/export-feed';
import { listingOfRow, type StoredListing } from '@api/feeds/export/stored-listing';
import { inParts } from '@api/platform/db/in-parts';
import { sqlNow } from '@api/platform/db/sql-now';
import type { PortalFigures } from '@contract/staff-portals';
import { feedPortals } from '@domain/property/feed-portals';
import { isLive } from './conditions';
import { formatOf } from './portal-formats';
import type { PortalFeedsDatabase, StoredRefusals } from './schema';

type Db = Kysely<PortalFeedsDatabase>;

/** Pictures of the brokerage's own are stored soon after the property. */
const settlingMinutes = 10;

const rowVersion = sql<string>`property.xmin::text`;

/** Rows of `property` that changed since their check, or have none. */
const isStale: RawBuilder<boolean> = sql<boolean>`(${isLive} and not exists (
  select from portal_check c where c.property_id = property.id and c.version = ${rowVersion}
    and (c.settled or c.checked_at > ${sqlNow()} - make_interval(mins => ${sql.lit(settlingMinutes)}))))`;

export async function countUnchecked(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property where ${isStale}`.execute(db);
  return rows[0]!.count;
}

interface CheckOptions {
  siteUrl: string;
  /** null: all. */
  limit: number | null;
}

/** Stores what portals would refuse of properties that changed. @returns how many */
export async function checkProperties(db: Db, { siteUrl, limit }: CheckOptions): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from property where ${isStale} order by property.updated_at desc limit ${limit}`.execute(db);
  const ids = rows.map(({ id }) => id);
  await inParts(ids, (part) => checkPart(db, part, siteUrl));
  return ids.length;
}

async function checkPart(db: Db, ids: readonly number[], siteUrl: string): Promise<void> {
  const rows = await db
    .selectFrom('property')
    .selectAll()
    .select(rowVersion.as('version'))
    .where('id', 'in', [...ids])
    // Two checks at once lock their rows in one order.
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  const listings = rows.map(listingOfRow);
  const addresses = await webAddresses(db, listings, siteUrl);
  const values = listings.map((listing, index) => {
    const photos = addresses(listing.photos).length;
    return {
      ...{ property_id: listing.id, version: rows[index]!.version, checked_at: sqlNow() },
      settled: photos === listing.photos.length,
      refusals: JSON.stringify(refusalsOf(listing, photos)),
      figures: JSON.stringify(figuresOf(listing, photos)),
    };
  });
  await db
    .insertInto('portal_check')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet(({ ref }) => ({
        ...{ version: ref('excluded.version'), settled: ref('excluded.settled') },
        ...{ checked_at: ref('excluded.checked_at'), refusals: ref('excluded.refusals') },
        figures: ref('excluded.figures'),
      })),
    )
    .execute();
}

export const refusalsOf = (listing: StoredListing, photos: number): StoredRefusals =>
  Object.fromEntries(
    feedPortals.flatMap((portal) => {
      const refusals = formatOf(portal).refusals(listing, photos);
      return refusals.length > 0 ? [[portal, refusals]] : [];
    }),
  );

const figuresOf = ({ title, description }: StoredListing, photos: number): PortalFigures => ({
  ...{ title: title.length, description: description.length, photos },
});
