import type { Kysely } from 'kysely';
import type { AuditChanges } from '@api/audit/content';
import { subjectOf } from '@api/audit/record-act';
import { describeConflict } from '@api/staff/conflict';
import type { StaffConflict } from '@contract/staff-conflict';
import type { StaffContactBody } from '@contract/staff-contact-writes';
import type { Responsible } from '@contract/staff-contacts';
import { isSame } from '@domain/staff/merge-changes';
import { namedResponsible } from './responsibles';
import type { ContactsDatabase } from './schema';
import type { ContactFields, StoredContact } from './stored-contact';

type Name = keyof ContactFields;

/** A state is in acts with its reason and its day, each by its own name. */
export const actNames = (name: string): readonly string[] =>
  name === 'state' ? ['state', 'state_reason', 'remind_on'] : [name];

/** As acts store them: with the names of the people at this time. */
export const actValues = ({
  fields: { state, next_step, next_on },
  responsible,
}: Pick<StoredContact, 'fields' | 'responsible'>) => ({
  ...state,
  ...{ next_step, next_on, responsible },
});

/** Old and new value of each changed field. */
export async function changesOf(
  db: Kysely<ContactsDatabase>,
  stored: StoredContact,
  saved: Partial<ContactFields>,
): Promise<AuditChanges> {
  const responsible =
    saved.responsible === undefined ? stored.responsible : await namedResponsible(db, saved.responsible);
  const before = actValues(stored);
  const after = actValues({ fields: { ...stored.fields, ...saved }, responsible });
  const names = (Object.keys(before) as (keyof typeof before)[]).filter(
    (name) => !isSame(before[name], after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]]]));
}

/** null: none of the changes met another's. Call it before the act of this write is recorded. */
export async function conflictOf(
  db: Kysely<ContactsDatabase>,
  id: number,
  {
    stored,
    changes,
    conflicts,
    saved,
  }: {
    stored: ContactFields;
    changes: Omit<StaffContactBody, 'note'>;
    conflicts: readonly Name[];
    saved: readonly string[];
  },
): Promise<StaffConflict | null> {
  if (conflicts.length === 0) return null;
  const fields = [];
  for (const name of conflicts) {
    const { was, value } = changes[name]!;
    fields.push({
      name,
      was: await shown(db, name, was),
      theirs: await shown(db, name, stored[name]),
      yours: await shown(db, name, value),
    });
  }
  return describeConflict(db, subjectOf('lead', id), { saved, fields, actNames });
}

type Shown = ContactFields['state'] | Responsible | string | null;
const shown = async (db: Kysely<ContactsDatabase>, name: Name, value: unknown): Promise<Shown> =>
  name === 'responsible' ? namedResponsible(db, value as string | null) : (value as Shown);
