import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { lockProperties } from '@api/catalogue/overrides/write-overrides';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import { describeConflict } from '@api/staff/conflict';
import { changedMeanwhile } from '@api/staff/refusals';
import type { Visibility } from '@domain/property/visibility';
import { mergeChanges } from '@domain/staff/merge-changes';
import type { PropertyAdminDatabase } from './schema';
import { writeVisibility } from './write-visibility';

/** @returns the act; null: nothing changed. @throws 404; 409 `changedMeanwhile` */
export const changeVisibility = (
  db: Kysely<PropertyAdminDatabase>,
  actor: Actor,
  id: number,
  posted: { was: Visibility; value: Visibility },
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const [property] = await lockProperties(write, [id]);
    if (!property) throw notFound();
    const { visibility: stored } = property;
    const { conflicts } = mergeChanges({ visibility: stored }, { visibility: posted });
    const subject = subjectOf('property', id);
    if (conflicts.length > 0) {
      const field = { name: 'visibility', was: posted.was, theirs: stored, yours: posted.value };
      throw changedMeanwhile(await describeConflict(write, subject, { saved: [], fields: [field] }));
    }
    if (posted.value === stored) return null;
    await writeVisibility(write, new Map([[id, posted.value]]));
    const changes = { visibility: [stored, posted.value] as [Visibility, Visibility] };
    return recordAct(write, { actor, verb: 'properties.write', subject, changes });
  });
