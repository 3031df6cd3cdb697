import type { Kysely } from 'kysely';
import { type Actor, subjectOf } from '@api/audit/record-act';
import type { StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import { lockProperties, type OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { describeConflict } from '@api/staff/conflict';
import { changedMeanwhile } from '@api/staff/refusals';
import { type OverrideField, overrideFields } from '@domain/property/override-names';
import { type Changes, type FieldValue, isSame, mergeChanges } from '@domain/staff/merge-changes';
import { overrideRefusals } from './override-refusals';
import { withPublicPoint } from './public-points';
import { overridesOf, recordOverrides, saveOverrides } from './save-overrides';
import type { PropertyAdminDatabase } from './schema';

/** With the values that the form read. */
export type PostedChanges = Changes<Required<OverrideChanges>>;

/** @returns the act; null: nothing changed. @throws 404; 422 by field; 409 `changedMeanwhile` */
export async function changeOverrides(
  db: Kysely<PropertyAdminDatabase>,
  actor: Actor,
  id: number,
  posted: PostedChanges,
): Promise<number | null> {
  const { act, conflict } = await inTransaction(db, async (write) => {
    const property = await lockProperty(write, id);
    const stored = overridesOf(property);
    const { saved, conflicts } = mergeChanges(stored, posted);
    const act = await writeChanges(write, actor, property, saved);
    if (conflicts.length === 0) return { act, conflict: null };
    const fields = conflicts.map((name) => {
      const { was, value } = posted[name] as { was: FieldValue; value: FieldValue };
      return { name, was, theirs: stored[name] as FieldValue, yours: value };
    });
    const names = Object.keys(saved);
    return {
      act,
      conflict: await describeConflict(write, subjectOf('property', id), { saved: names, fields }),
    };
  });
  if (conflict) throw changedMeanwhile(conflict);
  return act;
}

/** Whatever was decided before. @returns the act; null: nothing changed. @throws 404; 422 by field */
export const replaceOverrides = (
  db: Kysely<PropertyAdminDatabase>,
  actor: Actor,
  id: number,
  changes: OverrideChanges,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const property = await lockProperty(write, id);
    const stored = overridesOf(property);
    const different = overrideFields.filter(
      (field) => changes[field] !== undefined && !isSame(changes[field], stored[field]),
    );
    return writeChanges(
      write,
      actor,
      property,
      Object.fromEntries(different.map((field: OverrideField) => [field, changes[field]])),
    );
  });

/** @throws 404 */
export async function lockProperty(write: Write<PropertyAdminDatabase>, id: number): Promise<StoredProperty> {
  const [property] = await lockProperties(write, [id]);
  if (!property) throw notFound();
  return property;
}

/** @returns the act; null: no change. @throws 422 by field */
export async function writeChanges(
  write: Write<PropertyAdminDatabase>,
  actor: Actor,
  property: StoredProperty,
  changes: OverrideChanges,
): Promise<number | null> {
  if (Object.keys(changes).length === 0) return null;
  const refusals = Object.entries(await overrideRefusals(write, property, changes));
  if (refusals.length > 0)
    throw unprocessable(Object.fromEntries(refusals.map(([name, text]) => [`${name}.value`, [text]])));
  const stored = { property, changes: await withPublicPoint(write, changes) };
  await saveOverrides(write, [stored], actor);
  return recordOverrides(write, actor, stored);
}
