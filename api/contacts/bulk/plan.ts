import { createHash } from 'node:crypto';
import type { BulkChanges as Changes } from '@contract/staff-contact-bulk';
import type { ContactVersion } from '@domain/leads/contact-bulk';
import { isSame } from '@domain/staff/merge-changes';
import type { ContactFields, StoredContact } from '../stored-contact';

type BulkChanges = Omit<Changes, 'note'>;

export interface PlannedContact {
  id: number;
  stored: StoredContact;
  /** What differs from the stored values. */
  changed: Partial<ContactFields>;
}

export interface BulkPlan {
  changing: PlannedContact[];
  left: { id: number; reason: 'same' | 'changed' | 'hidden' }[];
}

const namesOf = (changes: BulkChanges) =>
  (['state', 'responsible'] as const).filter((name) => changes[name] !== undefined);

/** Of the fields that change, as they are stored: who compares it learns that another has written one of them. */
export function versionOf({ fields }: StoredContact, changes: BulkChanges): string {
  const values = namesOf(changes).map((name) => fields[name]);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 4);
}

/** @param versions of a preview; without a version: the preview itself */
export function planBulk(
  versions: readonly (ContactVersion | readonly [number])[],
  present: ReadonlyMap<number, StoredContact>,
  changes: BulkChanges,
): BulkPlan {
  const plan: BulkPlan = { changing: [], left: [] };
  for (const [id, version] of versions) {
    const stored = present.get(id);
    const changed = stored ? differing(stored.fields, changes) : {};
    if (!stored) plan.left.push({ id, reason: 'hidden' });
    else if (Object.keys(changed).length === 0) plan.left.push({ id, reason: 'same' });
    else if (version !== undefined && version !== versionOf(stored, changes))
      plan.left.push({ id, reason: 'changed' });
    else plan.changing.push({ id, stored, changed });
  }
  return plan;
}

const differing = (fields: ContactFields, changes: BulkChanges): Partial<ContactFields> =>
  Object.fromEntries(
    namesOf(changes)
      .filter((name) => !isSame(fields[name], changes[name]))
      .map((name) => [name, changes[name]]),
  );
