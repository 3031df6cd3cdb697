import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House, Letter } from '@api/mail/letter';
import { letterPages } from '@api/mail/letter-pages';
import { counted, nounFor } from '@domain/counts';
import { withArticle } from '@domain/firm';
import { drawInvitationLink } from './invitation-links';
import { wantsNoInvitation } from './invited';

/** Homes that the letter names. */
const mostNamed = 3;

interface Desk {
  db: Kysely<Database>;
  house: House;
}

/**
 * Asks an owner to open an account with the e-mail that the house knows; null: nothing of theirs is on offer any more, or
 * no letter is wanted. It tells no more of a home than its page does: an e-mail may have been mistyped.
 */
export async function ownerInvitationLetter({ db, house }: Desk, email: string): Promise<Letter | null> {
  if (await wantsNoInvitation(db, email)) return null;
  const homes = await homesOf(db, email);
  const [first] = homes;
  if (!first) return null;
  const stop = new URL(letterPages.stopAlerts, house.siteUrl);
  stop.searchParams.set('token', await drawInvitationLink(db, email));
  const noun = nounFor(homes.length, 'seu imóvel', 'seus imóveis');
  const rest = homes.length - mostNamed;
  return {
    subject:
      homes.length === 1 ? 'Acompanhe o anúncio do seu imóvel' : 'Acompanhe os anúncios dos seus imóveis',
    preview: 'Quantas pessoas viram, quem pede visita, como se compara.',
    heading: `Acompanhe ${homes.length === 1 ? 'o' : 'os'} ${noun}.`,
    paragraphs: [
      `${nounFor(homes.length, 'Este imóvel está anunciado', 'Estes imóveis estão anunciados')} ${withArticle(house, 'em')}, e a nossa equipe informou este e-mail como o de quem é dono.`,
      `Para ver quantas pessoas o anúncio alcança, os pedidos de visita e como ele se compara, crie uma conta com exatamente este e-mail, ${email}, e confirme-o. O relatório aparece em “Meus imóveis”.`,
    ],
    facts: [
      ...homes
        .slice(0, mostNamed)
        .map(({ title, place, reference }): [string, string] => [reference, `${title}, ${place}`]),
      ...(rest > 0 ? [['', `e mais ${counted(rest, 'imóvel', 'imóveis')}`] as [string, string]] : []),
    ],
    action: { label: 'Criar minha conta', url: house.siteUrl + letterPages.register },
    notes: [
      'Já usa o Google ou o Facebook com este e-mail? Entrar por eles também serve, onde o site os oferece.',
      'Esta carta vem uma vez e, se a conta não for aberta, mais uma, depois de 30 dias. Não é seu, ou não quer outra? O link no fim da carta encerra os convites.',
    ],
    reason: `Você recebe este e-mail porque ${withArticle(house)} tem este endereço como o do proprietário.`,
    footLinks: [
      { label: 'Não quero outro convite', url: stop.href },
      { label: 'Falar com a casa', url: house.siteUrl + letterPages.contact },
    ],
    unsubscribe: stop.href,
  };
}

async function homesOf(db: Kysely<Database>, email: string) {
  const { rows } = await sql<{ title: string; place: string; reference: string }>`
    select p.title, concat_ws(', ', nullif(p.district, ''), p.city) as place, p.reference
    from property_owner o join property p on p.id = o.property_id and p.active and p.available
    where o.email = ${email} order by p.id`.execute(db);
  return rows;
}
