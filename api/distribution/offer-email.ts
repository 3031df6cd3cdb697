import type { Kysely } from 'kysely';
import type { LeadExtension } from '@api/leads/lead-extension';
import { propertyCodeRow, shownProperty } from '@api/leads/lead-emails';
import { leadFacts } from '@api/leads/lead-facts';
import { createLeadLink } from '@api/leads/lead-links';
import { kindNames } from '@api/leads/lead-texts';
import type { Email, EmailBrokerage } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { momentText } from '@api/platform/email/email-texts';
import { clock } from '@domain/kernel/clock';
import { reasonToReceiver } from '@domain/leads/distribution/reason-texts';
import { dueText, untilText } from '@domain/leads/offer-texts';
import { portalNames } from '@domain/leads/portals';
import { loadRules } from './queries/rules';
import type { DistributionDatabase } from './schema';

interface Options extends Pick<LeadExtension, 'announceOf'> {
  brokerage: EmailBrokerage;
}

/**
 * Property, district and kind; who it is, and what the person writes, is on the page once the contact is taken.
 * null: the offer ended, its time is over, or somebody has the contact.
 */
export async function offerEmail(
  db: Kysely<DistributionDatabase>,
  offer: number,
  { brokerage: { siteUrl }, announceOf }: Options,
): Promise<Email | null> {
  const now = clock.now();
  const row = await db
    .selectFrom('lead_offer')
    .select(['lead_id', 'due_at', 'rule', 'group_id'])
    .where('id', '=', offer)
    .where('ended_at', 'is', null)
    .where('due_at', '>', now)
    .executeTakeFirst();
  const facts = row && (await leadFacts(db, row.lead_id, { siteUrl, announceOf, reader: 'team' }));
  if (!facts || facts.lead.broker_id !== null || facts.lead.member_id !== null) return null;
  const { lead, home: property } = facts;
  const group = row.group_id === null ? null : String(row.group_id);
  const reason = reasonToReceiver({ rule: row.rule, group }, await loadRules(db, []));
  const url = await createLeadLink(
    db,
    { lead: row.lead_id, offer },
    { page: emailPages.takeContact, siteUrl },
  );
  const [due, until] = [dueText(row.due_at!, now), untilText(row.due_at!, now)];
  const kind = kindNames[lead.kind];
  return {
    subject: `${kind}${property ? `, código ${property.reference}` : ''}: para você até ${due}`,
    preview: `Vem para você ${reason}. Assuma ${until}.`,
    heading: `Para você até ${due}.`,
    property: shownProperty(property),
    paragraphs: [
      `Este contato vem para você ${reason}.`,
      'Nome, telefone e mensagem aparecem depois de assumir.',
    ],
    facts: [
      ['Pedido', kind],
      ...(lead.portal ? [['Pelo portal', portalNames[lead.portal]] as [string, string]] : []),
      ...(property ? [['Bairro', property.district] as [string, string], propertyCodeRow(property)] : []),
      ['Recebido em', momentText(lead.created_at.toISOString())],
    ],
    action: { label: 'Assumir ou passar a vez', url },
    notes: [
      `O botão abre uma página, e nela você confirma. O link vale ${until}; depois, o contato é oferecido a outra pessoa.`,
    ],
    reason: 'Você recebe este e-mail porque os contatos são oferecidos a quem atende, um de cada vez.',
  };
}
