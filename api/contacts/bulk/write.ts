import type { Kysely } from 'kysely';
import type { AuditChanges } from '@api/audit/content';
import { recordAct, recordActs, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { actorOf } from '@api/staff/guard';
import type { BulkBody, BulkDone } from '@contract/staff-contact-bulk';
import { needsTyping } from '@domain/leads/contact-bulk';
import { isSame } from '@domain/staff/merge-changes';
import { actValues } from '../contact-acts';
import { contactCounts } from '../queries/counts';
import { isVisibleTo, type Reader } from '../queries/own';
import { namedResponsible } from '../responsibles';
import type { ContactsDatabase } from '../schema';
import { lockContacts, saveContacts, type StoredContact } from '../stored-contact';
import { refuseResponsible } from '../write-contact';
import { inParts } from './in-parts';
import { namedLeft } from './named-left';
import { planBulk, type PlannedContact } from './plan';

/** All or nothing; what changed since its version is left. One act of the whole, and one of each contact. @throws 422 */
export const writeBulk = (db: Kysely<ContactsDatabase>, writer: Reader, body: BulkBody): Promise<BulkDone> =>
  inTransaction(db, async (write) => {
    const { changes } = body;
    await refuseUntyped(write, writer, body);
    await refuseResponsible(write, writer, changes.responsible);
    // One after the other in one order, so that two bulks wait and neither is aborted.
    const versions = [...new Map(body.versions)].toSorted(([one], [other]) => one - other);
    const parts = await inParts(versions, (part) =>
      lockContacts(
        write,
        part.map(([id]) => id),
        isVisibleTo(writer),
      ),
    );
    const present = new Map<number, StoredContact>(parts.flatMap((part) => [...part]));
    const plan = planBulk(versions, present, changes);
    await inParts(plan.changing, (part) =>
      saveContacts(
        write,
        part.map(({ id }) => id),
        changes,
      ),
    );
    const act = plan.changing.length === 0 ? null : await recordBulk(write, writer, plan.changing, body);
    return { act, changed: plan.changing.length, left: await namedLeft(write, plan) };
  });

/** @throws 422: the number of what the member confirms */
async function refuseUntyped(
  write: Write<ContactsDatabase>,
  writer: Reader,
  { versions, typed }: BulkBody,
): Promise<void> {
  const { length: count } = versions;
  if (typed === count) return;
  const { all } = await contactCounts(write, writer);
  if (needsTyping(count, all)) throw unprocessable({ typed: [`Escreva ${count} para confirmar`] });
}

async function recordBulk(
  write: Write<ContactsDatabase>,
  writer: Reader,
  contacts: readonly PlannedContact[],
  { changes: { state, responsible } }: BulkBody,
): Promise<number> {
  const act = { actor: actorOf(writer), verb: 'contacts.write' };
  const named = responsible === undefined ? {} : { responsible: await namedResponsible(write, responsible) };
  const after = { ...state, ...named };
  const changes = contacts.map(({ stored }) => changesBetween(actValues(stored), after));
  const subject = subjectOf('contacts', contacts.length);
  const batch = await recordAct(write, { ...act, subject, changes: wholeOf(changes) });
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

/** The old value where all had the same one. The reason of a state is words about persons: it stays in their own acts. */
function wholeOf(changes: readonly AuditChanges[]): AuditChanges {
  const whole: AuditChanges = {};
  for (const each of changes)
    for (const [name, [old, is]] of Object.entries(each))
      if (name !== 'state_reason')
        whole[name] = [name in whole && !isSame(whole[name]![0], old) ? '' : old, is];
  return whole;
}
