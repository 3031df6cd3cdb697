import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House, Letter } from '@api/mail/letter';
import { letterPages } from '@api/mail/letter-pages';
import { momentText } from '@api/mail/words';
import { withArticle } from '@domain/firm';
import { retention } from '@domain/privacy';
import { joinWords } from '@domain/search/labels';
import { confirmationHours, type SubscriptionEnd, subscriptionNames } from '@domain/subscription';
import { drawConfirmation } from './confirm';
import { leaveUrl } from './leave-url';
import { unconfirmedOf } from './store';

interface Desk {
  db: Kysely<Database>;
  house: House;
}

/**
 * Asks a person to confirm; null: there is nothing to confirm any more. Anybody may have typed the address, so nothing
 * that was typed is in it.
 * @param ofBefore it was asked for before there was anything to confirm
 */
export async function confirmationLetter(
  { db, house }: Desk,
  recipient: string,
  { ofBefore = false } = {},
): Promise<Letter | null> {
  const open = await unconfirmedOf(db, recipient);
  if (open.length === 0) return null;
  const what = joinWords(open.map(({ kind }) => subscriptionNames[kind]));
  const url = new URL(letterPages.confirmSubscription, house.siteUrl);
  url.searchParams.set('token', await drawConfirmation(db, recipient));
  const leave = leaveUrl(house.siteUrl, open[0]!.leave_token);
  return {
    subject: ofBefore ? 'Quer continuar a receber nossas cartas?' : 'Confirme sua assinatura',
    preview: `O link vale por ${confirmationHours} horas.`,
    heading: ofBefore ? 'Ainda quer nossas cartas?' : 'Falta um passo.',
    paragraphs: [
      ofBefore
        ? `Este e-mail pediu ${what} ${withArticle(house, 'de')}. Agora só escrevemos a quem confirma que o pedido foi seu.`
        : `Confirme que quer receber ${what} ${withArticle(house, 'de')} neste e-mail.`,
    ],
    action: { label: 'Confirmar assinatura', url: url.href, spelledOut: true },
    notes: [
      `O link vale por ${confirmationHours} horas e serve uma vez.`,
      `Sem a confirmação nada é enviado, e o pedido é apagado em ${retention.unconfirmedSubscriptionDays} dias.${ofBefore ? ' Só perguntamos desta vez.' : ''}`,
    ],
    reason:
      'Você recebe este e-mail porque este endereço foi informado num formulário do nosso site. Se não foi você, ignore; nada muda.',
    ...(ofBefore && { unsubscribe: leave, footLinks: [{ label: 'Apagar o pedido agora', url: leave }] }),
  };
}

/** To the house: somebody left, or was erased, who it may have in its own tools. */
export function subscriptionEndLetter({ kind, email, what, at }: SubscriptionEnd): Letter {
  const name = subscriptionNames[kind];
  const hasLeft = what === 'left';
  return {
    subject: hasLeft ? `Saída d${name}` : `Apague um endereço d${name}`,
    preview: hasLeft ? 'Não escreva mais a este endereço.' : 'Apague este endereço.',
    heading: hasLeft ? `Alguém saiu d${name}.` : `Apague um endereço d${name}.`,
    paragraphs: [
      hasLeft
        ? 'Tire este endereço da lista na ferramenta com que vocês enviam as cartas, e no Mautic, se ele estiver lá.'
        : 'Os dados desta pessoa foram apagados aqui, como ela tem o direito de pedir. Apague o endereço também na ferramenta com que vocês enviam as cartas, e no Mautic, se ele estiver lá.',
    ],
    facts: [
      ['E-mail', email],
      ['Quando', momentText(at)],
    ],
    notes: ['As próximas planilhas (npm run newsletter) já vêm sem ele.'],
    reason: 'Você recebe este e-mail porque os contatos do site chegam a este endereço.',
  };
}
