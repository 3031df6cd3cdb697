import type { Transaction } from 'kysely';
import { openGazetteer } from '@api/gazetteer/gazetteer';
import { syncLocations } from '@api/catalogue/locations';
import type { Listing } from '@api/catalogue/listing';
import { placeSecret } from '@api/catalogue/public-point';
import { contentHash, stagedListing } from '@api/catalogue/row';
import { announcedSource } from '@api/catalogue/source-name';
import { ensureSource } from '@api/catalogue/sources';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { writeKeptMarks } from '@api/house/house-marks';
import { isAnnounced } from './announced-photos';
import { refreshSearchIndex } from '@api/repositories/search-index';

type Write = Transaction<Database>;

/** Adds a listing to the house's own source that nobody sees yet; gives its number. */
export async function addHidden(write: Write, listing: Listing): Promise<number> {
  const source_id = await ensureSource(write, announcedSource);
  const gazetteer = await openGazetteer();
  const secret = await placeSecret(write);
  const now = sqlNow();
  const staged = stagedListing(listing, { source: announcedSource, secret, gazetteer });
  const { photos, details, ...columns } = staged.row;
  const { id } = await write
    .insertInto('property')
    .values({
      ...columns,
      source_id,
      reference: listing.reference,
      content_hash: contentHash(staged),
      active: false,
      photos: JSON.stringify(photos),
      details: JSON.stringify(details),
      listed_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refreshSearchIndex(write);
  return id;
}

/** Gives it the photos of its announcement anew; those that the house has given it stay, behind them. */
export async function setAnnouncedPhotos(
  write: Write,
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

/** Puts it on offer, as new today: it is then remembered as announced, and people who look for such a home are told. */
export async function putOnOffer(write: Write, id: number): Promise<void> {
  const now = sqlNow();
  await write
    .updateTable('property')
    .set({ active: true, listed_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await writeKeptMarks(write);
  await syncLocations(write);
}

/** Takes it off: one that people have seen keeps its number and its address, as all do; one that nobody saw is gone. */
export async function takeOff(write: Write, id: number, wasOnOffer: boolean): Promise<void> {
  if (!wasOnOffer) {
    await write.deleteFrom('property').where('id', '=', id).execute();
    await refreshSearchIndex(write);
    return;
  }
  await write
    .updateTable('property')
    .set({ active: false, updated_at: sqlNow() })
    .where('id', '=', id)
    .execute();
  await syncLocations(write);
}
