import { type Kysely, sql } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StoredPhoto } from '@api/platform/photos/repository';
import type { PhotoStore } from '@api/platform/photos/store';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { retention } from '@domain/people/privacy';
import { declinedLongAgo } from './forget-declined';
import { folderOfSent, photosIn, sweepPhotos } from './photo-files';

export interface AnnouncedPhoto extends StoredPhoto {
  url: string;
  /** Caption by the owner, or ''. */
  alt: string;
}

/** Copies the photos into the photo store, in order; undefined: this machine has none. */
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

/** Identifies an uploaded photo; other photos have the URL of their source. */
const announcedUrl = (protocol: string, id: string) => `anuncio:${protocol}/${id}`;
export const isAnnounced = (url: string): boolean => url.startsWith('anuncio:');

/** false: deleted, or declined longer ago than the retention period. */
async function isStillUsed(db: Kysely<AnnouncementsDatabase>, protocol: string): Promise<boolean> {
  const found = await db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select('announcement.id')
    .where('protocol', '=', protocol)
    .where((row) => row.not(declinedLongAgo()))
    .executeTakeFirst();
  return found !== undefined;
}

/** Removes expired photo URLs from announcements. */
export const forgetPhotoLinks = (db: Kysely<AnnouncementsDatabase>) =>
  db
    .updateTable('announcement')
    .set({ announce: sql`announce - 'fotos'` })
    .where(sql<boolean>`announce ? 'fotos'`)
    .where(
      sql<boolean>`coalesce(photos_at, created_at) < ${sqlNow()} - make_interval(days => ${retention.announcementPhotoLinkDays})`,
    )
    .execute();

export const announcedPhotosJob = (db: Kysely<AnnouncementsDatabase>, dataDir: string): JobDefinition =>
  scheduledJob('announcement-photos', { dailyAt: '04:40' }, () =>
    sweepPhotos(dataDir, ({ protocol }) => isStillUsed(db, protocol)),
  );
