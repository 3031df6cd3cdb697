import { type Kysely, sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { photosByUrl } from '@api/platform/photos/repository';
import type { Uploads } from '@api/platform/photos/uploads';
import { type DraftPhoto, staffPhotosKey } from '@domain/announcement/photos';
import { ownPhotoUrl } from '@domain/property/photo-arrangement';
import type { PropertyAdminDatabase } from '../schema';

export interface OwnPhoto {
  /** Of the store of uploads. */
  id: string;
  url: string;
}

/** The place of a property's photos in the store of uploads, and in the addresses of the admin. */
export const photoPlaceOf = (property: number): string => `imovel-${property}`;

/**
 * Stores the sent photos that an arrangement names. Their rows come before their files, so a crash leaves no file without
 * a row; the retention of photos deletes rows that no property names. @throws 422: one of them is not there
 */
export async function addOwnPhotos(
  db: Kysely<PropertyAdminDatabase>,
  uploads: Uploads,
  property: number,
  { order }: { order: readonly { photo: string }[] },
): Promise<OwnPhoto[]> {
  const ids = [...new Set(order.map(({ photo }) => photo).filter((photo) => photo.length === 32))];
  if (ids.length === 0) return [];
  const key = staffPhotosKey(photoPlaceOf(property));
  const sent = new Map((await uploads.list(key)).map((photo) => [photo.id, photo]));
  const known = await photosByUrl(
    db,
    ids.map((id) => ownPhotoUrl(property, id)),
  );
  const own: OwnPhoto[] = [];
  for (const id of ids) {
    const [url, photo] = [ownPhotoUrl(property, id), sent.get(id)];
    // A form that is posted twice: the first one has published it.
    if (!photo && !known.has(url)) throw unprocessable({ photos: [notThere] });
    if (photo) {
      await addRow(db, url, photo);
      await uploads.publish(key, photo);
    }
    own.push({ id, url });
  }
  return own;
}

const notThere = 'Uma das fotos enviadas não está mais aqui. Envie essa foto outra vez.';

/** `ready`: no smaller sizes are made before the file is there. */
async function addRow(
  db: Kysely<PropertyAdminDatabase>,
  url: string,
  { key, width, height, placeholder, perceptualHash }: DraftPhoto,
): Promise<void> {
  const picture = { key, width, height, placeholder, perceptual_hash: perceptualHash ?? null };
  await db
    .insertInto('photo')
    .values({ url, ...picture, status: 'ready', next_attempt_at: sql<Date>`'infinity'` })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ ...picture, unused_since: null }))
    .execute();
}

/** In the transaction that names them. @throws 422: the retention of photos was quicker */
export async function markPublished(
  write: Write<PropertyAdminDatabase>,
  own: readonly OwnPhoto[],
): Promise<void> {
  if (own.length === 0) return;
  const urls = own.map(({ url }) => url);
  const { numUpdatedRows } = await write
    .updateTable('photo')
    .set({ status: 'pending', unused_since: null })
    .where('url', 'in', urls)
    .where('key', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows < BigInt(urls.length)) throw unprocessable({ photos: [notThere] });
}

/** Whether a photo of the brokerage's own is stored, by address. */
export async function areStored(
  db: Kysely<PropertyAdminDatabase>,
  urls: readonly string[],
): Promise<boolean> {
  const known = await photosByUrl(db, urls);
  return urls.every((url) => known.has(url));
}
