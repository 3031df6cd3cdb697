import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { StoredPhoto } from '@api/photos/repository';
import type { PhotoStore } from '@api/photos/store';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { retention } from '@domain/privacy';
import { declinedLongAgo } from './forget-declined';
import { folderOfSent, photosIn, sweepPhotos } from './photo-files';

/** A photo that came with an announcement, as a listing has it. */
export interface AnnouncedPhoto extends StoredPhoto {
  url: string;
  /** In its owner's words; '': they said none. */
  alt: string;
}

/**
 * Puts the photos of an announcement into the store of photos, and gives them in their order.
 * @returns undefined: it never had any, or they are not on this machine
 */
export async function storeAnnouncedPhotos(
  dataDir: string,
  store: PhotoStore,
  protocol: string,
): Promise<AnnouncedPhoto[] | undefined> {
  const folder = await folderOfSent(dataDir, protocol);
  if (!folder) return undefined;
  const stored: AnnouncedPhoto[] = [];
  for await (const { id, caption, key, width, height, placeholder, data } of photosIn(folder)) {
    await store.writeOriginal(key, data);
    stored.push({ url: announcedUrl(protocol, id), alt: caption, key, width, height, placeholder });
  }
  return stored;
}

/** What a photo is called that came with an announcement, where others have the address that they were fetched from. */
const announcedUrl = (protocol: string, id: string) => `anuncio:${protocol}/${id}`;
export const isAnnounced = (url: string): boolean => url.startsWith('anuncio:');

/** Whether the photos of a number are still of use: the announcement is there, and was not declined long ago. */
async function isKept(db: Kysely<Database>, protocol: string): Promise<boolean> {
  const kept = await db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select('announcement.id')
    .where('protocol', '=', protocol)
    .where((row) => row.not(declinedLongAgo()))
    .executeTakeFirst();
  return kept !== undefined;
}

/** Links that open no photo any more go out of announcements. */
export const forgetPhotoLinks = (db: Kysely<Database>) =>
  db
    .updateTable('announcement')
    .set({ announce: sql`announce - 'fotos'` })
    .where(sql<boolean>`announce ? 'fotos'`)
    .where(
      sql<boolean>`coalesce(photos_at, created_at) < ${sqlNow()} - make_interval(days => ${retention.announcementPhotoLinkDays})`,
    )
    .execute();

/** Deletes photos of announcements that nobody keeps any more, once a day. */
export const announcedPhotosKind = (db: Kysely<Database>, dataDir: string): WorkKind =>
  byTheClock('announcement-photos', { dailyAt: '04:40' }, () =>
    sweepPhotos(dataDir, ({ protocol }) => isKept(db, protocol)),
  );
