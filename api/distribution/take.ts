import { recordAct, subjectOf } from '@api/audit/record-act';
import { type Acting, viaChange } from '@api/contacts/acting';
import { isOpen } from '@api/contacts/queries/parts';
import { namedResponsible } from '@api/contacts/responsibles';
import { saveContacts } from '@api/contacts/stored-contact';
import type { StoredOffer } from '@api/leads/schema-leads';
import type { Write } from '@api/platform/db/transaction';
import type { Responsible } from '@contract/staff-contacts';
import { clock } from '@domain/kernel/clock';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { distribute, endOffer } from './distribute';
import { personOf } from './queries/rules';
import type { DistributionDatabase } from './schema';

type Db = Write<DistributionDatabase>;

/** other: somebody has it already, since `at`. lapsed: the time was over, or the contact waits for nobody. */
export type Taken =
  | { outcome: 'taken'; act: number | null }
  | { outcome: 'other'; by: Responsible; at: Date | null }
  | { outcome: 'lapsed' };

/**
 * The contact is this person's from now on. Taken again by the same person: 'taken', and nothing changes.
 * @param offer null: somebody takes it who needs no offer
 */
export async function takeContact(
  write: Db,
  lead: number,
  { person, offer, actor, via }: { person: PersonRef; offer: number | null } & Acting,
): Promise<Taken> {
  const stored = await lockContact(write, lead);
  if (!stored) return { outcome: 'lapsed' };
  const owner = personOf(stored);
  if (owner === person) return { outcome: 'taken', act: null };
  if (owner !== null)
    return { outcome: 'other', by: (await namedResponsible(write, owner))!, at: stored.taken_at };
  const open = await openOffer(write, lead);
  const isOffered = open !== undefined && open.due_at! > clock.now() && personOf(open) === person;
  if (!stored.is_open || (offer !== null && !(isOffered && open.id === offer))) return { outcome: 'lapsed' };
  if (open) await endOffer(write, open.id, isOffered ? 'taken' : 'moved');
  await saveContacts(write, [lead], { responsible: person });
  const act = await recordAct(write, {
    ...{ actor, verb: 'contacts.take', subject: subjectOf('lead', lead) },
    changes: { responsible: [null, await namedResponsible(write, person)], ...viaChange(via) },
  });
  return { outcome: 'taken', act };
}

/** The next person is asked at once. false: the offer is not open, or not this person's. */
export async function declineOffer(
  write: Db,
  lead: number,
  { person, replyMinutes, actor, via }: { person: PersonRef; replyMinutes: number } & Acting,
): Promise<boolean> {
  await lockContact(write, lead);
  const open = await openOffer(write, lead);
  if (!open || personOf(open) !== person) return false;
  await endOffer(write, open.id, 'declined');
  await recordAct(write, {
    ...{ actor, verb: 'contacts.decline', subject: subjectOf('lead', lead) },
    changes: { offered: [await namedResponsible(write, person), null], ...viaChange(via) },
  });
  await distribute(write, lead, replyMinutes);
  return true;
}

const lockContact = (write: Db, id: number) =>
  write
    .selectFrom('lead')
    .select(['broker_id', 'member_id', 'taken_at', isOpen.as('is_open')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const openOffer = (write: Db, lead: number): Promise<StoredOffer | undefined> =>
  write
    .selectFrom('lead_offer')
    .selectAll()
    .where('lead_id', '=', lead)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
