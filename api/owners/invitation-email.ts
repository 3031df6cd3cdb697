import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from './schema';
import type { EmailBrokerage, Email } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { propertyCodeRow, shownProperty } from '@api/leads/lead-emails';
import { propertyFactsOf } from '@api/leads/lead-facts';
import { propertyById } from '@api/properties/queries/properties';
import { counted, nounFor } from '@domain/kernel/counts';
import { withArticle } from '@domain/brokerage/brokerage';
import { createInvitationLink } from './invitation-links';
import { wantsNoInvitation } from './invited';

const maxNamed = 3;

interface EmailContext {
  db: Kysely<OwnersDatabase>;
  house: EmailBrokerage;
}

/** null: opted out, or no property is available. Only public facts: the address may be mistyped. */
export async function ownerInvitationEmail(
  { db, house: brokerage }: EmailContext,
  email: string,
): Promise<Email | null> {
  if (await wantsNoInvitation(db, email)) return null;
  const properties = await propertiesOf(db, email);
  const [first] = properties;
  const row = first && (await propertyById(db, first.id));
  if (!row) return null;
  const shown = await propertyFactsOf(db, row, brokerage.siteUrl);
  const stop = new URL(emailPages.stopAlerts, brokerage.siteUrl);
  stop.searchParams.set('token', await createInvitationLink(db, email));
  const noun = nounFor(properties.length, 'seu imóvel', 'seus imóveis');
  const rest = properties.length - maxNamed;
  return {
    subject:
      properties.length === 1
        ? 'Acompanhe o anúncio do seu imóvel'
        : 'Acompanhe os anúncios dos seus imóveis',
    preview: 'Quantas pessoas viram, quem pede visita, como se compara.',
    heading: `Acompanhe ${properties.length === 1 ? 'o' : 'os'} ${noun}.`,
    paragraphs: [
      `${nounFor(properties.length, 'Este imóvel está anunciado', 'Estes imóveis estão anunciados')} ${withArticle(brokerage, 'em')}, e a nossa equipe informou este e-mail como o de quem é dono.`,
      `Para ver quantas pessoas o anúncio alcança, os pedidos de visita e como ele se compara, crie uma conta com exatamente este e-mail, ${email}, e confirme-o. O relatório aparece em “Meus imóveis”.`,
    ],
    property: shownProperty(shown),
    facts: [
      propertyCodeRow(shown),
      ...properties
        .slice(1, maxNamed)
        .map(({ title, place, reference }): [string, string] => [reference, `${title}, ${place}`]),
      ...(rest > 0 ? [['', `e mais ${counted(rest, 'imóvel', 'imóveis')}`] as [string, string]] : []),
    ],
    action: { label: 'Criar minha conta', url: brokerage.siteUrl + emailPages.register },
    notes: [
      'Já usa o Google ou o Facebook com este e-mail? Entrar por eles também serve, onde o site os oferece.',
      'Esta carta vem uma vez e, se a conta não for aberta, mais uma, depois de 30 dias. Não é seu, ou não quer outra? O link no fim da carta encerra os convites.',
    ],
    reason: `Você recebe este e-mail porque ${withArticle(brokerage)} tem este endereço como o do proprietário.`,
    footLinks: [
      { label: 'Não quero outro convite', url: stop.href },
      { label: 'Falar com a casa', url: brokerage.siteUrl + emailPages.contact },
    ],
    unsubscribe: stop.href,
  };
}

async function propertiesOf(db: Kysely<OwnersDatabase>, email: string) {
  const { rows } = await sql<{ id: number; title: string; place: string; reference: string }>`
    select p.id, p.title, concat_ws(', ', nullif(p.district, ''), p.city) as place, p.reference
    from property_owner o join property p on p.id = o.property_id and p.active and p.available
    where o.email = ${email} order by p.id`.execute(db);
  return rows;
}
