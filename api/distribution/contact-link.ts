import type { Kysely } from 'kysely';
import { operator } from '@api/audit/record-act';
import { type Answer, answerContact } from '@api/contacts/answer';
import { isOpen } from '@api/contacts/queries/parts';
import { namedResponsible } from '@api/contacts/responsibles';
import { propertyFactsOf } from '@api/leads/lead-facts';
import { detailRows, kindNames } from '@api/leads/lead-texts';
import { placeText } from '@api/leads/lead-visit';
import type { StoredLead } from '@api/leads/schema-leads';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { hashOf } from '@api/platform/http/secrets';
import { anyPropertyById } from '@api/properties/queries/properties';
import type { ContactLink } from '@contract/contact-links';
import { clock } from '@domain/kernel/clock';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { reasonToReceiver } from '@domain/leads/distribution/reason-texts';
import { portalNames } from '@domain/leads/portals';
import type { DistributionDeps } from './deps';
import { opensContact } from './link-state';
import { loadRules, personOf } from './queries/rules';
import type { DistributionDatabase } from './schema';
import { declineOffer, takeContact } from './take';

type Db = Kysely<DistributionDatabase>;
/** The holder of an e-mail's link is no member. */
const byEmail = { actor: operator, via: 'email' } as const;

const findOffer = (db: Db, token: string) =>
  db
    .selectFrom('lead_link')
    .innerJoin('lead_offer', 'lead_offer.id', 'lead_link.offer_id')
    .selectAll('lead_offer')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** null: unknown token. */
export async function contactLink(db: Db, token: string): Promise<ContactLink | null> {
  const offer = await findOffer(db, token);
  if (!offer) return null;
  const lead = await db
    .selectFrom('lead')
    .selectAll()
    .select(isOpen.as('is_open'))
    .where('id', '=', offer.lead_id)
    .executeTakeFirst();
  if (!lead) return null;
  const state = stateOf(offer, lead, clock.now());
  const owner = personOf(lead);
  const group = offer.group_id === null ? null : String(offer.group_id);
  return {
    state,
    by: state === 'other' ? ((await namedResponsible(db, owner))?.name ?? '') : null,
    is_own: owner !== null && owner === personOf(offer),
    at: timeOf(state, offer, lead)?.toISOString() ?? null,
    due_at: offer.due_at?.toISOString() ?? null,
    created_at: lead.created_at.toISOString(),
    request: kindNames[lead.kind],
    portal: lead.portal && portalNames[lead.portal],
    reason: reasonToReceiver({ rule: offer.rule, group }, await loadRules(db, [])),
    property: lead.product_id === null ? null : await linkProperty(db, lead.product_id),
    contact: state === 'yours' ? contactOf(lead) : null,
  };
}

function stateOf(offer: Offer, lead: StoredLead & { is_open: boolean }, now: Date): ContactLink['state'] {
  const [owner, person] = [personOf(lead), personOf(offer)];
  const { outcome, due_at: due } = offer;
  if (outcome === 'lapsed' || outcome === 'declined') return outcome;
  if (owner !== null) return owner === person ? 'yours' : 'other';
  if (!lead.is_open || outcome !== null) return 'closed';
  return due !== null && due <= now ? 'lapsed' : 'offered';
}

function timeOf(state: ContactLink['state'], offer: Offer, lead: StoredLead): Date | null {
  if (state === 'lapsed') return offer.due_at;
  return state === 'declined' ? offer.ended_at : lead.taken_at;
}

async function linkProperty(db: Db, id: number): Promise<ContactLink['property']> {
  const row = await anyPropertyById(db, id);
  if (!row) return null;
  // Paths of the website, not absolute URLs.
  const facts = await propertyFactsOf(db, row, '');
  const { reference: code, title, url: path, picture } = facts;
  return { code, title, place: placeText(facts), path, picture };
}

const contactOf = (lead: StoredLead): ContactLink['contact'] => ({
  ...{ name: lead.name, phone: lead.whatsapp, email: lead.email || null, message: lead.message },
  ...{ details: detailRows(lead), protocol: lead.protocol },
  answer:
    lead.answered_at && lead.answer_channel
      ? { channel: lead.answer_channel, at: lead.answered_at.toISOString() }
      : null,
  complained_at: lead.complained_at?.toISOString() ?? null,
});

/** The answer is `contactLink`'s: somebody else may have taken it. false: unknown token. */
export const takeByLink = (db: Db, token: string): Promise<boolean> =>
  byToken(db, token, (write, offer, person) =>
    takeContact(write, offer.lead_id, { person, offer: offer.id, ...byEmail }),
  );

/** Nothing happens if the offer has ended. false: unknown token. */
export const declineByLink = ({ db, replyMinutes }: DistributionDeps, token: string): Promise<boolean> =>
  byToken(db, token, async (write, offer, person) => {
    if (offer.ended_at === null)
      await declineOffer(write, offer.lead_id, { person, replyMinutes, ...byEmail });
  });

/** null: unknown token. `phone` null: the contact is not the holder's, or has none. */
export async function answerByLink(
  db: Db,
  token: string,
  answer: Omit<Answer, 'via'>,
): Promise<{ phone: string | null } | null> {
  let phone: string | null = null;
  const isKnown = await byToken(db, token, async (write, offer, person) => {
    const lead = await lockLead(write, offer.lead_id);
    if (!lead || personOf(lead) !== person || !opensContact(offer.outcome)) return;
    await answerContact(write, lead.id, { ...answer, via: byEmail.via }, byEmail.actor);
    phone = lead.whatsapp;
  });
  return isKnown ? { phone } : null;
}

const lockLead = (write: Write<DistributionDatabase>, id: number) =>
  write
    .selectFrom('lead')
    .select(['id', 'broker_id', 'member_id', 'whatsapp'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const byToken = (
  db: Db,
  token: string,
  act: (write: Write<DistributionDatabase>, offer: Offer, person: PersonRef) => Promise<unknown>,
): Promise<boolean> =>
  inTransaction(db, async (write) => {
    const offer = await findOffer(write, token);
    // Without a person: who was asked has left.
    const person = offer && personOf(offer);
    if (!offer || !person) return false;
    await act(write, offer, person);
    return true;
  });
