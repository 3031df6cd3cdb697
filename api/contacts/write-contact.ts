import type { Kysely } from 'kysely';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { actorOf } from '@api/staff/guard';
import { changedMeanwhile } from '@api/staff/refusals';
import type { StaffConflict } from '@contract/staff-conflict';
import type { StaffContactBody } from '@contract/staff-contact-writes';
import { mergeChanges } from '@domain/staff/merge-changes';
import { changesOf, conflictOf } from './contact-acts';
import { notifyBroker } from './emails';
import { refuseMoveWithoutReason } from './moving';
import { isVisibleTo, type Reader } from './queries/own';
import { canAnswer, idOf } from './responsibles';
import type { ContactsDatabase } from './schema';
import { type ContactFields, lockContacts, saveContacts } from './stored-contact';

const cannotAnswer = () => unprocessable({ responsible: ['Esta pessoa não atende contatos'] });

/** @throws 422 where somebody is named who does not answer contacts, or whom this member may not choose */
export async function refuseResponsible(
  db: Kysely<ContactsDatabase>,
  writer: Reader,
  responsible: string | null | undefined,
): Promise<void> {
  if (responsible && !(await canAnswer(db, responsible, writer))) throw cannotAnswer();
}

/**
 * Saves what nobody else has changed, as one act. @returns the act; null: nothing that can be taken back
 * @throws 404; 422; 409 with the conflict, after the rest is saved
 */
export async function writeContact(
  db: Kysely<ContactsDatabase>,
  writer: Reader,
  id: number,
  body: StaffContactBody,
): Promise<number | null> {
  const { conflict, act } = await inTransaction(db, (write) => mergeIntoContact(write, writer, id, body));
  if (conflict) throw changedMeanwhile(conflict);
  return act;
}

async function mergeIntoContact(
  write: Write<ContactsDatabase>,
  writer: Reader,
  id: number,
  { note, ...changes }: StaffContactBody,
): Promise<{ conflict: StaffConflict | null; act: number | null }> {
  const stored = await lockContact(write, writer, id);
  const { saved: values, conflicts } = mergeChanges<ContactFields>(stored.fields, changes);
  await refuseResponsible(write, writer, values.responsible);
  refuseMoveWithoutReason([stored], values.responsible, note);
  const saved = [...Object.keys(values), ...(note === null ? [] : ['note'])];
  const conflict = await conflictOf(write, id, { stored: stored.fields, changes, conflicts, saved });
  await saveContacts(write, [id], values);
  const noteId = note === null ? null : await addNote(write, writer, id, note);
  const broker = idOf('broker', values.responsible ?? null);
  if (broker !== null) await notifyBroker(write, broker, { lead: id, by: writer.member.id, note: noteId });
  if (saved.length === 0) return { conflict, act: null };
  const act = await recordAct(write, {
    ...{ actor: actorOf(writer), verb: 'contacts.write', subject: subjectOf('lead', id) },
    changes: { ...(await changesOf(write, stored, values)), ...(note !== null && { note: [null, note] }) },
  });
  // A note stays.
  return { conflict, act: Object.keys(values).length === 0 ? null : act };
}

async function lockContact(write: Write<ContactsDatabase>, writer: Reader, id: number) {
  const stored = (await lockContacts(write, [id], isVisibleTo(writer))).get(id);
  if (!stored) throw notFound();
  return stored;
}

/** @throws 404 */
export const noteContact = (
  db: Kysely<ContactsDatabase>,
  writer: Reader,
  id: number,
  note: string,
): Promise<void> =>
  inTransaction(db, async (write) => {
    await lockContact(write, writer, id);
    await addNote(write, writer, id, note);
    await recordAct(write, {
      ...{ actor: actorOf(writer), verb: 'contacts.note', subject: subjectOf('lead', id) },
      changes: { note: [null, note] },
    });
  });

async function addNote(
  write: Write<ContactsDatabase>,
  { member }: Reader,
  id: number,
  text: string,
): Promise<number> {
  const [note] = await addNotes(write, member.id, [id], text);
  return note!;
}

/** The same one to each. @returns their ids */
export async function addNotes(
  write: Write<ContactsDatabase>,
  member: number,
  leads: readonly number[],
  text: string,
): Promise<number[]> {
  const at = sqlNow();
  const values = leads.map((lead) => ({ lead_id: lead, member_id: member, at, text }));
  const notes = await write.insertInto('lead_note').values(values).returning('id').execute();
  return notes.map(({ id }) => id);
}
