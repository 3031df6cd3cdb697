import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { EraseLeads } from '@api/leads/erase';
import type { Write } from '@api/platform/db/transaction';
import type { DataRequestOutcome } from '@contract/staff-data-requests';
import { type ErasureReason, erasureReasons } from '@domain/people/erasure-reasons';
import { findRequest, markAnswered, requesterOf } from './requests';
import type { DataRequestsDatabase } from './schema';

/**
 * Erases the person of a request in one transaction with its record. A person who is erased already stays so: the second
 * press of the button changes nothing. @throws 404
 */
export async function eraseRequester(
  db: Kysely<DataRequestsDatabase>,
  actor: Actor,
  id: number,
  { reason, eraseLeads }: { reason: ErasureReason; eraseLeads: EraseLeads },
): Promise<void> {
  const person = requesterOf(await findRequest(db, id));
  if (!person) return;
  await eraseLeads(db, person, async (write: Write<DataRequestsDatabase>, erased) => {
    const outcome: DataRequestOutcome = {
      protocols: erased.leads,
      emails: erased.letters,
      destinations: erased.told,
      has_account: erased.hasAccount,
    };
    const { numUpdatedRows } = await write
      .updateTable('data_request')
      .set({ outcome: JSON.stringify(outcome) })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await markAnswered(write, id, 'erased');
    await recordAct(write, {
      ...{ actor, verb: 'people.erase', subject: subjectOf('data-request', id) },
      changes: { contacts: [erased.leads, []] },
      reason: erasureReasons[reason],
    });
  });
}
