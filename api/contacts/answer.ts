import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import type { AnswerChannel } from '@domain/leads/answer-channel';
import { sql } from 'kysely';
import { type Acting, viaChange } from './acting';
import type { ContactsDatabase } from './schema';

/** informed: somebody says so; else the link of the admin was opened. */
export interface Answer {
  channel: AnswerChannel;
  informed: boolean;
  via?: Acting['via'];
}

/**
 * The first answer counts; a later one only ends a complaint ('ninguém falou comigo'). A new contact is in conversation
 * then. @returns the act; null: nothing changed
 */
export async function answerContact(
  write: Write<ContactsDatabase>,
  id: number,
  { channel, informed, via }: Answer,
  actor: Actor,
): Promise<number | null> {
  const stored = await write
    .selectFrom('lead')
    .select(['state', 'answered_at', 'complained_at', 'broker_id', 'member_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored || (stored.answered_at !== null && stored.complained_at === null)) return null;
  const isNew = stored.state === 'novo';
  await write
    .updateTable('lead')
    .set({ complained_at: null, ...(isNew && { state: 'em-conversa' }) })
    .$if(stored.answered_at === null, (query) =>
      query.set({ answered_at: sql<Date>`${sqlNow()}`, answer_channel: channel, answer_informed: informed }),
    )
    // The last resort has not taken it.
    .$if(stored.broker_id !== null || stored.member_id !== null, (query) =>
      query.set({ taken_at: sql<Date>`coalesce(taken_at, ${sqlNow()})` }),
    )
    .where('id', '=', id)
    .execute();
  return recordAct(write, {
    ...{ actor, verb: 'contacts.answer', subject: subjectOf('lead', id) },
    changes: {
      answer: [null, { channel, informed }],
      ...(stored.complained_at && { complained_at: [stored.complained_at.toISOString(), null] }),
      ...(isNew && { state: ['novo', 'em-conversa'] }),
      ...viaChange(via),
    },
  });
}
