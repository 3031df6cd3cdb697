import type { Kysely } from 'kysely';
import type { BulkChanges, BulkPreview, BulkPreviewBody } from '@contract/staff-contact-bulk';
import { versionsText } from '@domain/leads/contact-bulk';
import { needsTyping } from '@domain/staff/bulk';
import { contactCounts } from '../queries/counts';
import { refuseMoveWithoutReason } from '../moving';
import { isVisibleTo, type Reader } from '../queries/own';
import { namedResponsible } from '../responsibles';
import type { ContactsDatabase } from '../schema';
import { type ContactFields, readContacts, type StoredContact } from '../stored-contact';
import { refuseResponsible } from '../write-contact';
import { chosenIds } from './choose';
import { inParts } from '@api/platform/db/in-parts';
import { maxNamed, namedLeft, namesOf } from './named-left';
import { planBulk, type PlannedContact, versionOf } from './plan';

/** What a bulk would do now. @throws 422 */
export async function previewBulk(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  { contacts, changes }: BulkPreviewBody,
): Promise<BulkPreview> {
  await refuseResponsible(db, reader, changes.responsible);
  const ids = await chosenIds(db, reader, contacts);
  const parts = await inParts(ids, (part) => readContacts(db, part, isVisibleTo(reader)));
  const present = new Map<number, StoredContact>(parts.flatMap((part) => [...part]));
  const plan = planBulk(
    ids.map((id) => [id] as const),
    present,
    changes,
  );
  refuseMoveWithoutReason(
    plan.changing.map(({ stored }) => stored),
    changes.responsible,
    changes.note,
  );
  const { all } = await contactCounts(db, reader);
  return {
    count: plan.changing.length,
    versions: versionsText(plan.changing.map(({ id, stored }) => [id, versionOf(stored, changes)])),
    needs_typing: needsTyping(plan.changing.length, all),
    examples: await examplesOf(db, plan.changing.slice(0, maxNamed), changes),
    left: await namedLeft(db, plan),
  };
}

async function examplesOf(
  db: Kysely<ContactsDatabase>,
  contacts: readonly PlannedContact[],
  changes: BulkChanges,
): Promise<BulkPreview['examples']> {
  const names = await namesOf(
    db,
    contacts.map(({ id }) => id),
  );
  const responsible = await namedResponsible(db, changes.responsible ?? null);
  return contacts.flatMap(({ id, stored, changed }) => {
    const named = names.get(id);
    const has = (name: keyof ContactFields) => changed[name] !== undefined;
    return named
      ? {
          ...{ id, ...named },
          was: {
            ...(has('responsible') && { responsible: stored.responsible }),
            ...(has('state') && { state: stored.fields.state }),
          },
          value: {
            ...(has('responsible') && { responsible }),
            ...(has('state') && { state: changes.state }),
          },
        }
      : [];
  });
}
