import type { ActionFunctionArgs } from '@remix-run/node';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { noticeForm } from './notice';
import { askedBy } from './unavailable-data.server';

/** 'Avise-me': who wants to know when this property, or another like it, is on offer again. */
export function noticeAction(args: ActionFunctionArgs) {
  const asked = askedBy(args.params);
  return takeLead(args, noticeForm, {
    lead: ({ nome, email }) => ({
      kind: 'lead',
      name: nome,
      email,
      product_id: asked?.id,
      subject: asked && negotiationOf(asked.negotiation).label,
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
