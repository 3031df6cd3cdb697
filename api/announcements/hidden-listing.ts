import type { Write } from '@api/platform/db/transaction';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { syncLocations } from '@api/search/locations/locations';
import type { Listing } from '@api/catalogue/listing';
import { placeSecret } from '@api/catalogue/public-point';
import { contentHash, stagedListing } from '@api/feeds/apply/row';
import { ensureSource } from '@api/feeds/apply/sources';
import type { AnnouncementsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { isAnnounced } from './announced-photos';
import { refreshSearchIndex } from '@api/search/queries/search-index';

/** Adds an inactive listing to a reserved source. Returns its id. */
export async function addHidden(
  write: Write<AnnouncementsDatabase>,
  source: string,
  listing: Listing,
): Promise<number> {
  const source_id = await ensureSource(write, source);
  const gazetteer = await openGazetteer();
  const secret = await placeSecret(write);
  const now = sqlNow();
  const staged = stagedListing(listing, { secret, gazetteer });
  const { photos, details, period_rent, plan, ...columns } = staged.row;
  const { id } = await write
    .insertInto('property')
    .values({
      ...columns,
      source_id,
      reference: listing.reference,
      content_hash: contentHash(staged),
      in_feed: false,
      photos: JSON.stringify(photos),
      details: JSON.stringify(details),
      period_rent: period_rent && JSON.stringify(period_rent),
      plan: plan && JSON.stringify(plan),
      listed_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refreshSearchIndex(write);
  return id;
}

/** Replaces the announced photos. The brokerage's own photos follow them. */
export async function setAnnouncedPhotos(
  write: Write<AnnouncementsDatabase>,
  id: number,
  announced: (title: string) => Promise<Listing['photos']>,
): Promise<void> {
  const { title, photos } = await write
    .selectFrom('property')
    .select(['title', 'photos'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const others = photos.filter(({ url }) => !isAnnounced(url));
  await write
    .updateTable('property')
    .set({ photos: JSON.stringify([...(await announced(title)), ...others]) })
    .where('id', '=', id)
    .execute();
}

/** Publishes a listing with today's date, so that it counts as new in alerts. */
export async function publishListing(write: Write<AnnouncementsDatabase>, id: number): Promise<void> {
  await write.updateTable('property').set({ listed_at: sqlNow() }).where('id', '=', id).execute();
  await showListing(write, id);
}

/** On the site again, as listed before. */
export async function showListing(write: Write<AnnouncementsDatabase>, id: number): Promise<void> {
  await write
    .updateTable('property')
    .set({ in_feed: true, updated_at: sqlNow() })
    .where('id', '=', id)
    .execute();
  await writeStoredMarks(write);
  await syncLocations(write);
}

/** A listing that was published keeps its id and URL. A hidden one is deleted. */
export async function unpublishListing(
  write: Write<AnnouncementsDatabase>,
  id: number,
  wasAvailable: boolean,
): Promise<void> {
  if (!wasAvailable) {
    const gone = await write
      .deleteFrom('property')
      .where('id', '=', id)
      .returning(['source_id', 'reference'])
      .executeTakeFirst();
    if (gone)
      await write
        .deleteFrom('property_override')
        .where('source_id', '=', gone.source_id)
        .where('reference', '=', gone.reference)
        .execute();
    await refreshSearchIndex(write);
    return;
  }
  await write
    .updateTable('property')
    .set({ in_feed: false, updated_at: sqlNow() })
    .where('id', '=', id)
    .execute();
  await syncLocations(write);
}
