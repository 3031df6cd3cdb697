import type { Kysely } from 'kysely';
import type { LeadsDatabase } from '../schema';
import type { EmailBrokerage, Email } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { momentText } from '@api/platform/email/email-texts';
import { withArticle } from '@domain/brokerage/brokerage';
import { retention } from '@domain/people/privacy';
import { joinWords } from '@domain/search/labels';
import { confirmationHours, type SubscriptionEnd, subscriptionName } from '@domain/leads/subscription';
import { createConfirmation } from './confirm';
import { leaveUrl } from './leave-url';
import { unconfirmedOf } from './store';

interface EmailContext {
  db: Kysely<LeadsDatabase>;
  house: EmailBrokerage;
}

/** The address is unverified: include no visitor input. `ofBefore`: requested before confirmations existed. */
export async function confirmationEmail(
  { db, house: brokerage }: EmailContext,
  recipient: string,
  { ofBefore = false } = {},
): Promise<Email | null> {
  const open = await unconfirmedOf(db, recipient);
  if (open.length === 0) return null;
  const what = joinWords(open.map(({ kind }) => subscriptionName(kind, brokerage.texts?.magazine?.name)));
  const url = new URL(emailPages.confirmSubscription, brokerage.siteUrl);
  url.searchParams.set('token', await createConfirmation(db, recipient));
  const leave = leaveUrl(brokerage.siteUrl, open[0]!.leave_token);
  return {
    subject: ofBefore ? 'Quer continuar a receber nossas cartas?' : 'Confirme sua assinatura',
    preview: `O link vale por ${confirmationHours} horas.`,
    heading: ofBefore ? 'Ainda quer nossas cartas?' : 'Falta um passo.',
    paragraphs: [
      ofBefore
        ? `Este e-mail pediu ${what} ${withArticle(brokerage, 'de')}. Agora só escrevemos a quem confirma que o pedido foi seu.`
        : `Confirme que quer receber ${what} ${withArticle(brokerage, 'de')} neste e-mail.`,
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

/** To the brokerage: its own tools may contain the address. */
export function subscriptionEndEmail(
  { kind, email, what, at }: SubscriptionEnd,
  { texts }: Pick<EmailBrokerage, 'texts'>,
): Email {
  const name = subscriptionName(kind, texts?.magazine?.name);
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
