import type { Kysely } from 'kysely';
import { PhotoError } from './photo-error';
import type { Pictures } from './pictures';
import type { PhotoTables } from './schema';
import type { PhotoStore } from './store';

/** Of a stored photo that was taken in without its hash: before there were any, or with an announcement. */
export async function addMissingHash(
  db: Kysely<PhotoTables>,
  store: PhotoStore,
  work: Pictures,
): Promise<boolean> {
  const row = await db
    .selectFrom('photo')
    .select('key')
    .where('key', 'is not', null)
    .where('perceptual_hash', 'is', null)
    .orderBy('key')
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const original = await store.readOriginal(row.key!);
  await db
    .updateTable('photo')
    .set({ perceptual_hash: original ? await hashOf(original, work) : '' })
    .where('key', '=', row.key)
    .execute();
  return true;
}

/** @returns '' if the picture cannot be read */
async function hashOf(original: Buffer, work: Pictures): Promise<string> {
  try {
    return await work.run('hashPicture', original);
  } catch (error) {
    if (error instanceof PhotoError && error.permanent) return '';
    throw error;
  }
}
