import { type ActionFunctionArgs, data } from '@remix-run/node';
import type { z } from 'zod';
import { requestForm, requests } from '~/features/leads/property-request';
import type { visitOrTalk } from '~/features/leads/property-request-schema';
import { clock } from '@domain/kernel/clock';
import { parsePropertyPath } from '@domain/property/property-url';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { dayLabel, visitDays } from '~/domain/visit-days';
import { sealVisit } from '~/features/leads/visit-token.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';

type ContactRequest = z.output<ReturnType<typeof visitOrTalk>>;
type Fact = [string, string];

/** A visit, or a message to the broker. The lead is the only back-end call, so that it works while others fail. */
export function contactAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url);
  const address = parsePropertyPath(url.pathname);
  if (!address) throw data(null, 404);
  const { id, negotiation } = address;
  const property = { product_id: id, subject: negotiationOf(negotiation ?? 'sell').label };
  const page = {
    page: url.pathname,
    query: { corretor: url.searchParams.get('corretor') ?? undefined },
  };
  const { context } = args;
  const days = visitDays(clock.now()).map(({ day }) => day);
  return takeLead(args, requestForm(days), {
    lead: (values) => ({
      ...property,
      name: values.nome,
      email: values.email,
      whatsapp: values.telefone,
      broker: values.corretor,
      message: values.mensagem,
      ...(values.pedido === requests.visit ? visitOf(values) : { kind: 'lead' }),
    }),
    done: (values, { protocol }) =>
      redirectToSent(
        {
          ...page,
          name: values.nome,
          protocol,
          ...(values.pedido === requests.visit
            ? sentVisit(
                values,
                sealVisit(context, { path: url.pathname, protocol, ...visitOf(values).visit }),
              )
            : { facts: [] }),
        },
        context.siteUrl,
      ),
  });
}

type Visit = Extract<ContactRequest, { pedido: typeof requests.visit }>;

const visitOf = ({ cpf, modo, dia, periodo }: Visit) =>
  ({
    kind: 'schedule',
    cpf,
    visit: {
      mode: modo === 'Presencial' ? 'in_person' : 'virtual',
      day: dia,
      period: periodo.toLowerCase(),
    },
  }) as const;

/** Confirmation of a visit; the page adds the property's code. @param token of its calendar file */
function sentVisit({ modo, dia, periodo }: Visit, token: string) {
  const facts: Fact[] = [
    ['Dia', `${dayLabel(dia)}/${dia.slice(0, 4)}, ${periodo.toLowerCase()}`],
    ['Encontro', modo === 'Presencial' ? 'No imóvel, com o consultor' : 'Por vídeo, com o consultor'],
  ];
  return { facts, visit: { day: dia, mode: modo, token } };
}
