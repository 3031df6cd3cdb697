import type { Kysely } from 'kysely';
import type { LeadExtension } from '@api/leads/lead-extension';
import { leadEmail } from '@api/leads/lead-emails';
import { leadFacts, type LeadFacts } from '@api/leads/lead-facts';
import { createLeadLink } from '@api/leads/lead-links';
import { namedResponsible } from '@api/contacts/responsibles';
import type { Email, EmailBrokerage } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { clock } from '@domain/kernel/clock';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { untilText } from '@domain/leads/offer-texts';
import { joinWords } from '@domain/search/labels';
import { opensContact } from './link-state';
import { personOf } from './queries/rules';
import type { DistributionDatabase } from './schema';

type Db = Kysely<DistributionDatabase>;

interface Options extends Pick<LeadExtension, 'announceOf'> {
  brokerage: EmailBrokerage;
}

/** The contact is theirs, because nobody took it. null: somebody else has it, or it is answered. */
export async function resortEmail(
  db: Db,
  { lead, person }: { lead: number; person: PersonRef },
  { brokerage, announceOf }: Options,
): Promise<Email | null> {
  const facts = await leadFacts(db, lead, { siteUrl: brokerage.siteUrl, announceOf, reader: 'team' });
  if (!facts || personOf(facts.lead) !== person || facts.lead.answered_at) return null;
  const { reply_due_at: due } = facts.lead;
  return {
    ...leadEmail(facts, 'broker', brokerage),
    heading: 'Ninguém assumiu este contato: ele é seu.',
    paragraphs: [
      await offeredText(db, lead),
      ...(due && due > clock.now() ? [`A resposta foi prometida ${untilText(due, clock.now())}.`] : []),
    ],
    ...(await ownerAction(db, facts, person, brokerage)),
    reason: 'Você recebe este e-mail porque responde pelos contatos que ninguém assume.',
  };
}

/** A person says that nobody answered. null: it is answered now. */
export async function complaintEmail(
  db: Db,
  { lead, person }: { lead: number; person: PersonRef },
  { brokerage, announceOf }: Options,
): Promise<Email | null> {
  const facts = await leadFacts(db, lead, { siteUrl: brokerage.siteUrl, announceOf, reader: 'team' });
  if (!facts?.lead.complained_at) return null;
  const owner = personOf(facts.lead);
  const name = owner && (await namedResponsible(db, owner))?.name;
  const isTheirs = owner === person;
  return {
    ...leadEmail(facts, 'broker', brokerage),
    heading: 'Ninguém falou com esta pessoa.',
    paragraphs: [
      'Ela avisou pelo link do recibo. O contato voltou a Hoje, como atrasado, até alguém responder.',
      ...(isTheirs ? [] : [name ? `Quem atende: ${name}.` : 'Ninguém assumiu este contato ainda.']),
    ],
    ...(isTheirs ? await ownerAction(db, facts, person, brokerage) : adminAction(facts, person, brokerage)),
    reason: isTheirs
      ? 'Você recebe este e-mail porque este contato é seu.'
      : 'Você recebe este e-mail porque responde pelos contatos que ninguém assume.',
  };
}

/** 'Foi oferecido a Ana Prado e Tomás Reis, e o prazo passou.' */
async function offeredText(db: Db, lead: number): Promise<string> {
  const offers = await db
    .selectFrom('lead_offer')
    .select(['broker_id', 'member_id'])
    .where('lead_id', '=', lead)
    .where('outcome', 'in', ['lapsed', 'declined'])
    .orderBy('id')
    .execute();
  const names = new Set<string>();
  for (const offer of offers) names.add((await namedResponsible(db, personOf(offer)))?.name ?? '');
  names.delete('');
  return names.size > 0
    ? `Foi oferecido a ${joinWords([...names])}, e ninguém o assumiu a tempo.`
    : 'Ninguém pode atendê-lo agora.';
}

/** Opens the contact by the newest offer to its owner: there an answer is recorded, without the admin too. */
async function ownerAction(
  db: Db,
  facts: LeadFacts,
  person: PersonRef,
  brokerage: EmailBrokerage,
): Promise<Partial<Pick<Email, 'action' | 'more'>>> {
  const { lead } = facts;
  const offers = await db
    .selectFrom('lead_offer')
    .select(['id', 'broker_id', 'member_id', 'outcome'])
    .where('lead_id', '=', lead.id)
    .orderBy('id', 'desc')
    .execute();
  const own = offers.find((offer) => personOf(offer) === person && opensContact(offer.outcome));
  if (!own) return adminAction(facts, person, brokerage);
  const url = await createLeadLink(
    db,
    { lead: lead.id, offer: own.id },
    { page: emailPages.takeContact, siteUrl: brokerage.siteUrl },
  );
  return { more: [], action: { label: 'Responder', url } };
}

/** Members have the admin. */
const adminAction = (
  { lead: { id } }: LeadFacts,
  person: PersonRef,
  { siteUrl }: EmailBrokerage,
): Partial<Pick<Email, 'action' | 'more'>> =>
  person.startsWith('member:')
    ? { more: [], action: { label: 'Abrir na Mesa', url: `${siteUrl}${emailPages.admin}/contatos/${id}` } }
    : {};
