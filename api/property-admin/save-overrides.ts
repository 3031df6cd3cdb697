import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { AuditChanges } from '@api/audit/content';
import { asOverrides, type StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import { type OverrideChanges, writeOverrides } from '@api/catalogue/overrides/write-overrides';
import type { Write } from '@api/platform/db/transaction';
import { beginTime } from '@api/platform/db/transaction-time';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import { overrideFields } from '@domain/property/override-names';
import type { PropertyAdminDatabase } from './schema';

export interface PropertyChanges {
  property: StoredProperty;
  changes: OverrideChanges;
}

/** Of locked properties, with all that a load writes after a change: marks, places, the search index. */
export async function saveOverrides(
  write: Write<PropertyAdminDatabase>,
  changes: readonly PropertyChanges[],
  { memberId }: Pick<Actor, 'memberId'>,
): Promise<void> {
  await beginTime(write);
  await writeOverrides(write, changes, memberId);
  await writeStoredMarks(write);
  await syncLocations(write);
}

/** @returns the act */
export async function recordOverrides(
  write: Write<PropertyAdminDatabase>,
  actor: Actor,
  { property, changes }: PropertyChanges,
): Promise<number> {
  const before = overridesOf(property);
  const entries = overrideFields.flatMap((field) => {
    const next = changes[field];
    return next === undefined ? [] : ([[field, [before[field], next]]] as const);
  });
  return recordAct(write, {
    ...{ actor, verb: 'properties.write', subject: subjectOf('property', property.id) },
    changes: Object.fromEntries(entries) as unknown as AuditChanges,
  });
}

/** As forms and acts have them: null is the feed's value. */
export function overridesOf({ stored }: Pick<StoredProperty, 'stored'>): Required<OverrideChanges> {
  const overrides = asOverrides(stored);
  return Object.fromEntries(
    overrideFields.map((field) => [field, overrides[field] ?? null]),
  ) as Required<OverrideChanges>;
}
