import type { Kysely } from 'kysely';
import { type Actor, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import type { Uploads } from '@api/platform/photos/uploads';
import { describeConflict } from '@api/staff/conflict';
import { changedMeanwhile } from '@api/staff/refusals';
import type { FieldValue } from '@domain/staff/merge-changes';
import { isSame } from '@domain/staff/merge-changes';
import { lockProperty, writeChanges } from '../change-overrides';
import type { PropertyAdminDatabase } from '../schema';
import { photosOf, versionOf } from './arranged-photos';
import { addOwnPhotos, markPublished } from './own-photos';
import { type PostedPhotos, readArrangement } from './read-arrangement';

/**
 * Saves an arrangement as one act. Photos of it that were sent become the property's own.
 * @returns the act; null: nothing changed. @throws 404; 422; 409 `changedMeanwhile`
 */
export async function savePhotos(
  db: Kysely<PropertyAdminDatabase>,
  { actor, uploads }: { actor: Actor; uploads: Uploads },
  id: number,
  posted: PostedPhotos,
): Promise<number | null> {
  const own = await addOwnPhotos(db, uploads, id, posted);
  const { act, conflict } = await inTransaction(db, async (write) => {
    const property = await lockProperty(write, id);
    const photos = photosOf(property);
    const { override } = photos;
    const value = readArrangement(photos, posted, own);
    const next = value && { value, until: override?.until ?? null, reason: override?.reason ?? null };
    if (isSame(next, override)) return { act: null, conflict: null };
    if (posted.version !== versionOf(override)) {
      const [theirs, yours] = [override as FieldValue, next];
      const met = { saved: [], fields: [{ name: 'photos', was: null, theirs, yours }] };
      return { act: null, conflict: await describeConflict(write, subjectOf('property', id), met) };
    }
    await markPublished(write, own);
    return { act: await writeChanges(write, actor, property, { photos: next }), conflict: null };
  });
  if (conflict) throw changedMeanwhile(conflict);
  return act;
}
