import type { ActionFunctionArgs } from '@remix-run/node';
import { brokerIn } from '~/domain/broker';
import { brokerSource } from '~/domain/campaign';
import { brokerContactForm } from '~/features/leads/contact';
import { links } from '~/links';
import { brokerProfile } from '~/features/broker/broker.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';

/**
 * Sends a message to a broker. If the broker left, the message goes to the brokerage and its page says so.
 * If the back end fails, the message goes to the page's broker.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const slug = brokerIn(params, new URL(request.url))!;
  const isGone = (await brokerProfile(slug, context).catch(() => undefined)) === null;
  return takeLead(args, brokerContactForm, {
    lead: ({ nome, email, telefone, mensagem }) => ({
      kind: 'contact',
      name: nome,
      email,
      whatsapp: telefone,
      message: mensagem,
      broker: isGone ? null : slug,
      campaign: { source: brokerSource },
    }),
    done: ({ nome }, { protocol }) =>
      redirectToSent(
        { page: isGone ? links.contact() : links.broker(slug), name: nome, protocol, facts: [] },
        context.siteUrl,
      ),
  });
}
