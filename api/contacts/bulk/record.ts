import type { AuditChanges } from '@api/audit/content';
import { type Actor, recordAct, recordActs, subjectOf } from '@api/audit/record-act';
import type { Write } from '@api/platform/db/transaction';
import type { BulkChanges } from '@contract/staff-contact-bulk';
import { isSame } from '@domain/staff/merge-changes';
import { actValues } from '../contact-acts';
import { namedResponsible } from '../responsibles';
import type { ContactsDatabase } from '../schema';
import { inParts } from '@api/platform/db/in-parts';
import type { PlannedContact } from './plan';

interface Recorded {
  actor: Actor;
  /** Of the whole. */
  reason?: string | null;
  /** Of each contact that goes to another. */
  note?: string | null;
}

/** One act of the whole, and one of each contact. @returns the act of the whole */
export async function recordBulk(
  write: Write<ContactsDatabase>,
  { actor, reason = null, note = null }: Recorded,
  contacts: readonly Pick<PlannedContact, 'id' | 'stored'>[],
  { state, responsible }: Omit<BulkChanges, 'note'>,
): Promise<number> {
  const act = { actor, verb: 'contacts.write' };
  const named = responsible === undefined ? {} : { responsible: await namedResponsible(write, responsible) };
  const after = { ...state, ...named };
  const changes = contacts.map(({ stored }): AuditChanges => {
    const between = changesBetween(actValues(stored), after);
    return {
      ...between,
      ...(note !== null && 'responsible' in between && { note: [null, note] }),
    };
  });
  const subject = subjectOf('contacts', contacts.length);
  const batch = await recordAct(write, { ...act, subject, changes: wholeOf(changes), reason });
  const acts = contacts.map(({ id }, index) => {
    return { ...act, subject: subjectOf('lead', id), changes: changes[index]!, batch };
  });
  await inParts(acts, (part) => recordActs(write, part));
  return batch;
}

type Values = Partial<ReturnType<typeof actValues>>;

const changesBetween = (before: Values, after: Values): AuditChanges =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Values)[])
      .filter((name) => !isSame(before[name], after[name]))
      .map((name) => [name, [before[name] ?? null, after[name] ?? null]]),
  );

/** The old value where all had the same one. Reasons are words about persons: they stay in their own acts. */
function wholeOf(changes: readonly AuditChanges[]): AuditChanges {
  const whole: AuditChanges = {};
  for (const each of changes)
    for (const [name, [old, is]] of Object.entries(each))
      if (name !== 'state_reason' && name !== 'note')
        whole[name] = [name in whole && !isSame(whole[name]![0], old) ? '' : old, is];
  return whole;
}
