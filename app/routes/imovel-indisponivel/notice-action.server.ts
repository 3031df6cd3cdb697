import type { ActionFunctionArgs } from '@remix-run/node';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { noticeForm } from './notice';
import { requestedOffer } from './unavailable-data.server';

/** 'Avise-me': lead of a visitor who wants this property or a similar one. */
export function noticeAction(args: ActionFunctionArgs) {
  const offer = requestedOffer(args.params);
  return takeLead(args, noticeForm, {
    lead: ({ nome, email }) => ({
      kind: 'lead',
      name: nome,
      email,
      product_id: offer?.id,
      subject: offer && negotiationOf(offer.negotiation).label,
      message: 'Pede aviso se este imóvel voltar ou se chegar outro parecido.',
    }),
    done: ({ nome }, { protocol }) =>
      redirectToSent(
        {
          page: new URL(args.request.url).pathname,
          name: nome,
          protocol,
          facts: [],
        },
        args.context.siteUrl,
      ),
  });
}
