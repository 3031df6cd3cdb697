import type { Kysely } from 'kysely';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { actorOf } from '@api/staff/guard';
import type { BulkBody, BulkDone } from '@contract/staff-contact-bulk';
import { needsTyping } from '@domain/staff/bulk';
import { contactCounts } from '../queries/counts';
import { isVisibleTo, type Reader } from '../queries/own';
import { refuseMoveWithoutReason } from '../moving';
import type { ContactsDatabase } from '../schema';
import { lockContacts, saveContacts, type StoredContact } from '../stored-contact';
import { addNotes, refuseResponsible } from '../write-contact';
import { inParts } from '@api/platform/db/in-parts';
import { namedLeft } from './named-left';
import { planBulk } from './plan';
import { recordBulk } from './record';

/** All or nothing; what changed since its version is left. One act of the whole, and one of each contact. @throws 422 */
export const writeBulk = (db: Kysely<ContactsDatabase>, writer: Reader, body: BulkBody): Promise<BulkDone> =>
  inTransaction(db, async (write) => {
    const { note, ...changes } = body.changes;
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
    refuseMoveWithoutReason(
      plan.changing.map(({ stored }) => stored),
      changes.responsible,
      note,
    );
    await inParts(plan.changing, (part) =>
      saveContacts(
        write,
        part.map(({ id }) => id),
        changes,
      ),
    );
    const moved = plan.changing.filter(({ changed }) => changed.responsible !== undefined);
    if (note !== null)
      await inParts(
        moved.map(({ id }) => id),
        (part) => addNotes(write, writer.member.id, part, note),
      );
    const act =
      plan.changing.length === 0
        ? null
        : await recordBulk(write, { actor: actorOf(writer), note }, plan.changing, changes);
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
