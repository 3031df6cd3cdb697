import type { Kysely } from 'kysely';
import { recordAct, subjectOf } from '@api/audit/record-act';
import type { LeadDestinations } from '@api/leads/destinations';
import { notifyAgain } from '@api/leads/retry';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import { actorOf } from '@api/staff/guard';
import { type Reader, visibleContact } from './queries/own';
import type { ContactsDatabase } from './schema';

/**
 * Queues a delivery again, also one whose end was unclear.
 * @returns false: it is in the queue, runs, has arrived, or its destination is no longer set @throws 404
 */
export const retryDelivery = (
  db: Kysely<ContactsDatabase>,
  writer: Reader,
  { contact, delivery }: { contact: number | null; delivery: number | null },
  places: LeadDestinations,
): Promise<boolean> =>
  inTransaction(db, async (write) => {
    const lead = await visibleContact(write, writer, contact);
    const known = await write
      .selectFrom('lead_delivery')
      .select('place')
      .where('id', '=', delivery)
      .where('lead_id', '=', lead.id)
      .executeTakeFirst();
    if (!known || lead.suspicion !== null) throw notFound();
    const queued = await notifyAgain(write, lead, places, { unclear: true, only: delivery! });
    if (queued === 0) return false;
    await recordAct(write, {
      ...{ actor: actorOf(writer), verb: 'contacts.retry', subject: subjectOf('lead', lead.id) },
      changes: { delivery: [null, known.place] },
    });
    return true;
  });
