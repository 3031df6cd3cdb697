import { sql } from 'kysely';
import { isDistributed } from '@api/leads/distribution';
import type { StoredLead, StoredOffer } from '@api/leads/schema-leads';
import { isOpen } from '@api/contacts/queries/parts';
import { endMovedOffers } from '@api/contacts/offers';
import type { Write } from '@api/platform/db/transaction';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { decide, type Decision } from '@domain/leads/distribution/decide';
import { replyDue } from '@domain/leads/distribution/reply-due';
import { offerContact, giveToLastResort } from './offer';
import { distributedContact } from './queries/contact';
import { peopleWhoAnswer } from './queries/people';
import { loadAbsences, loadRules, lockRotations, personOf } from './queries/rules';
import type { DistributionDatabase } from './schema';

/** What a run did; null: nothing was due. */
export type Distributed = { rule: Decision['rule'] } | { rule: null } | null;

/**
 * Asks the next person to take a contact, or gives it to the last resort, if nobody has it and no open offer has time left.
 * A repeat does nothing. The first run sets the promise to the person.
 * @param replyMinutes LEAD_REPLY_MINUTES
 */
export async function distribute(
  write: Write<DistributionDatabase>,
  id: number,
  replyMinutes: number,
): Promise<Distributed> {
  const lead = await lockWaiting(write, id);
  if (!lead) {
    await endMovedOffers(write, [id]);
    return null;
  }
  const now = clock.now();
  const offers = await write
    .selectFrom('lead_offer')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  const open = offers.find(({ ended_at: endedAt }) => endedAt === null);
  if (open && open.due_at! > now) return null;
  if (!open && !(await isDistributed(write))) return null;
  if (open) await endOffer(write, open.id, 'lapsed');
  await lockRotations(write);
  const decision = await decideFor(write, lead, offers);
  if (lead.reply_due_at === null)
    await write
      .updateTable('lead')
      .set({ reply_due_at: replyDue(lead.created_at, replyMinutes) })
      .where('id', '=', id)
      .execute();
  if (!decision) return { rule: null };
  if (decision.rule === 'last') await giveToLastResort(write, id, decision);
  else await offerContact(write, id, decision, replyDue(now, replyMinutes));
  return { rule: decision.rule };
}

/** undefined: somebody has the contact, or it waits for nobody. */
const lockWaiting = (write: Write<DistributionDatabase>, id: number): Promise<StoredLead | undefined> =>
  write
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`${isOpen} and broker_id is null and member_id is null`)
    .forUpdate()
    .executeTakeFirst();

export const endOffer = (
  write: Write<DistributionDatabase>,
  id: number,
  outcome: NonNullable<StoredOffer['outcome']>,
) =>
  write
    .updateTable('lead_offer')
    .set({ ended_at: clock.now(), outcome })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/** @param offers of the contact, also the one that has lapsed now */
async function decideFor(
  write: Write<DistributionDatabase>,
  lead: StoredLead,
  offers: readonly StoredOffer[],
): Promise<Decision | null> {
  const can = (await peopleWhoAnswer(write)).map(({ ref }) => ref);
  const now = clock.now();
  const untaken = offers.filter(({ outcome }) => outcome !== 'moved');
  return decide(
    await distributedContact(write, lead, can),
    {
      ...{ can: new Set(can), rules: await loadRules(write, can) },
      absences: await loadAbsences(write, isoDay(now)),
      tried: new Set(untaken.flatMap((offer) => personOf(offer) ?? [])),
      endedOffers: untaken.length,
    },
    now,
  );
}
