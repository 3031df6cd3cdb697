import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StoredPhoto } from '@api/platform/photos/repository';
import type { PhotoStore } from '@api/platform/photos/store';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { ownNumber, ownPlace, ownReference } from '@domain/announcement/own-property';
import { clock } from '@domain/kernel/clock';
import { retention } from '@domain/people/privacy';
import { declinedLongAgo } from './forget-declined';
import { staffPhotosKey } from '@domain/announcement/photos';
import {
  draftFolderName,
  draftPhotosFolder,
  folderOfSent,
  photosIn,
  readDraftPhotos,
  readSubmission,
  type Submission,
  submissionFile,
  sweepPhotos,
} from '@api/platform/photos/uploaded-files';
import { ownDraft } from './own/own-drafts';

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
  return folder === undefined ? undefined : storeFolder(store, folder, (id) => announcedUrl(protocol, id));
}

/** The same of an own property, whose folder is the draft's. Keeps the folder while the property can be edited. */
export async function storeOwnPhotos(
  dataDir: string,
  store: PhotoStore,
  number: number,
): Promise<AnnouncedPhoto[] | undefined> {
  const folder = join(dataDir, draftPhotosFolder, draftFolderName(staffPhotosKey(ownPlace(number))));
  const isEmpty = (await readDraftPhotos(folder)).length === 0;
  if (isEmpty && !(await readSubmission(folder))) return undefined;
  const submission: Submission = { protocol: ownReference(number), at: clock.now().toISOString() };
  await writeFile(join(folder, submissionFile), JSON.stringify(submission), { mode: 0o600 });
  return storeFolder(store, folder, (id) => `proprio:${number}/${id}`);
}

async function storeFolder(
  store: PhotoStore,
  folder: string,
  urlOf: (id: string) => string,
): Promise<AnnouncedPhoto[]> {
  const stored: AnnouncedPhoto[] = [];
  for await (const { id, caption, key, width, height, placeholder, data } of photosIn(folder)) {
    await store.writeOriginal(key, data);
    stored.push({ url: urlOf(id), alt: caption, key, width, height, placeholder });
  }
  return stored;
}

/** Identifies an uploaded photo; other photos have the URL of their source. */
const announcedUrl = (protocol: string, id: string) => `anuncio:${protocol}/${id}`;
export const isAnnounced = (url: string): boolean => url.startsWith('anuncio:');

/** false: deleted, or declined longer ago than the retention period. */
async function isStillUsed(db: Kysely<AnnouncementsDatabase>, protocol: string): Promise<boolean> {
  const own = ownNumber(protocol);
  if (own !== null) return (await ownDraft(db, own)) !== undefined;
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
