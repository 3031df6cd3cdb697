import { type Kysely, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { DraftPhoto } from '@domain/announcement/photos';
import { ownPicturePrefix, ownPictureUrl } from '@domain/media/own-picture';
import type { PhotoTables } from './schema';
import type { Uploads } from './uploads';

/**
 * Stores an uploaded photo by its content. The row comes before the file, so a crash leaves no file without a row; the
 * retention of photos deletes rows that no draft and nothing published names. @returns its address
 */
export async function addOwnPicture(
  db: Kysely<PhotoTables>,
  uploads: Uploads,
  upload: { uploads: string; photo: DraftPhoto },
): Promise<string> {
  const { key, width, height, placeholder } = upload.photo;
  const url = ownPictureUrl(key);
  const picture = { key, width, height, placeholder, unused_since: sqlNow() };
  await db
    .insertInto('photo')
    // `ready`: no smaller sizes are made before the file is there.
    .values({ url, ...picture, status: 'ready', next_attempt_at: sql<Date>`'infinity'` })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(picture))
    .execute();
  await uploads.publish(upload.uploads, upload.photo);
  await db.updateTable('photo').set({ status: 'pending' }).where('url', '=', url).execute();
  return url;
}

/**
 * Uploaded pictures among the addresses that are not stored. The others are in use from now on: retention waits for the
 * transaction.
 */
export async function missingPictures(
  write: Kysely<PhotoTables>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = addresses.filter((address) => address.startsWith(ownPicturePrefix));
  if (own.length === 0) return new Set();
  const stored = await write
    .updateTable('photo')
    .set({ unused_since: null })
    .where('url', 'in', own)
    .where('key', 'is not', null)
    .returning('url')
    .execute();
  return new Set(own.filter((address) => !stored.some(({ url }) => url === address)));
}

/** Addresses of all that are stored. */
export async function ownPictures(db: Kysely<PhotoTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('photo')
    .select('url')
    .where('url', 'like', `${ownPicturePrefix}%`)
    .where('key', 'is not', null)
    .execute();
  return rows.map(({ url }) => url);
}

export const pictureNotThere = 'Esta foto não está mais aqui. Envie outra vez.';
