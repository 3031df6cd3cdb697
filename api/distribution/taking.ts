import type { Kysely } from 'kysely';
import { type Answer, answerContact } from '@api/contacts/answer';
import { isOpen } from '@api/contacts/queries/parts';
import { isOf, type Reader, visibleContact } from '@api/contacts/queries/own';
import type { StoredOffer } from '@api/leads/schema-leads';
import { notFound } from '@api/platform/http/errors';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { subjectOf } from '@api/audit/record-act';
import { actorOf } from '@api/staff/guard';
import { recordReading } from '@api/staff/queries/readings';
import type { StaffAnswered } from '@contract/staff-contact-taking';
import type { DistributionDeps } from './deps';
import { personOf } from './queries/rules';
import { contactLapsed, contactTaken } from './refusals';
import type { DistributionDatabase } from './schema';
import { declineOffer, takeContact } from './take';

type Db = Write<DistributionDatabase>;

/** @returns the act; null: the member had it @throws 404; 409 */
export const takeAsMember = (
  db: Kysely<DistributionDatabase>,
  reader: Reader,
  id: number,
): Promise<number | null> => inTransaction(db, (write) => take(write, reader, id));

async function take(write: Db, reader: Reader, id: number): Promise<number | null> {
  const { member, grant } = reader;
  const lead = await write
    .selectFrom('lead')
    .select(['broker_id', 'member_id', isOf('lead', member).as('is_own')])
    .where('id', '=', id)
    .executeTakeFirst();
  const offer = await newestOffer(write, reader, id);
  if (!lead || (grant === 'own' && !lead.is_own && !offer)) throw notFound();
  const invited = offer?.ended_at === null ? personOf(offer) : null;
  const person = (lead.is_own ? personOf(lead) : invited) ?? (`member:${member.id}` as const);
  const taken = await takeContact(write, id, {
    ...{ person, actor: actorOf(reader) },
    offer: grant === 'own' ? (offer?.id ?? null) : null,
  });
  if (taken.outcome === 'other') throw contactTaken(taken);
  if (taken.outcome === 'lapsed') throw contactLapsed();
  return taken.act;
}

/** The next person is asked. @throws 404; 409 */
export const declineAsMember = (
  { db, replyMinutes }: DistributionDeps,
  reader: Reader,
  id: number,
): Promise<void> =>
  inTransaction(db, async (write) => {
    const offer = await newestOffer(write, reader, id);
    if (!offer) {
      await visibleContact(write, reader, id);
      throw contactLapsed();
    }
    const person = personOf(offer)!;
    if (!(await declineOffer(write, id, { person, replyMinutes, actor: actorOf(reader) })))
      throw contactLapsed();
  });

/**
 * Who answers a contact that nobody has takes it. Opening a link shows the phone, which is a reading.
 * @throws 404; 409: another took it now
 */
export const answerAsMember = (
  db: Kysely<DistributionDatabase>,
  reader: Reader,
  id: number,
  answer: Answer,
): Promise<StaffAnswered> =>
  inTransaction(db, async (write) => {
    const lead = await visibleContact(write, reader, id);
    if (personOf(lead) === null && (await waits(write, id))) await take(write, reader, id);
    const act = await answerContact(write, id, answer, actorOf(reader));
    if (!answer.informed)
      await recordReading(write, reader, { verb: 'contacts.read', subject: subjectOf('lead', id) });
    return { act, name: lead.name, phone: lead.whatsapp, protocol: lead.protocol };
  });

const waits = async (write: Db, id: number): Promise<boolean> =>
  (await write.selectFrom('lead').select('id').where('id', '=', id).where(isOpen).executeTakeFirst()) !==
  undefined;

/** Of those that asked the member, or the broker of the same e-mail. */
const newestOffer = (write: Db, { member }: Reader, lead: number): Promise<StoredOffer | undefined> =>
  write
    .selectFrom('lead_offer')
    .selectAll('lead_offer')
    .where('lead_id', '=', lead)
    .where(isOf('lead_offer', member))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
