import { type ActionFunctionArgs, data } from '@remix-run/node';
import type { z } from 'zod';
import { requestForm, requests } from '~/features/leads/property-request';
import type { visitOrTalk } from '~/features/leads/property-request-schema';
import { clock } from '@domain/clock';
import { parsePropertyPath } from '@domain/property-url';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { dayLabel, visitDays } from '~/domain/visit-days';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';

type Asked = z.output<ReturnType<typeof visitOrTalk>>;
type Fact = [string, string];

/**
 * What the forms of a property's page send: a visit, else a word to its broker. Nothing is asked of the back end but to
 * take the lead, so that it is taken while the back end fails.
 */
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
  const { siteUrl } = args.context;
  const days = visitDays(clock.now()).map(({ day }) => day);
  return takeLead(args, requestForm(days), {
    lead: (asked) => ({
      ...property,
      name: asked.nome,
      email: asked.email,
      whatsapp: asked.telefone,
      broker: asked.corretor,
      ...(asked.pedido === requests.visit ? visitOf(asked) : { kind: 'lead', message: asked.mensagem }),
    }),
    done: (asked, { protocol }) =>
      redirectToSent(
        {
          ...page,
          name: asked.nome,
          protocol,
          ...(asked.pedido === requests.visit ? sentVisit(asked) : { facts: [] }),
        },
        siteUrl,
      ),
  });
}

type Visit = Extract<Asked, { pedido: typeof requests.visit }>;

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

/** What the page says of a visit that was asked for, beside the property's code, which it knows. */
function sentVisit({ modo, dia, periodo }: Visit) {
  const facts: Fact[] = [
    ['Dia', `${dayLabel(dia)}/${dia.slice(0, 4)}, ${periodo.toLowerCase()}`],
    ['Encontro', modo === 'Presencial' ? 'No imóvel, com o consultor' : 'Por vídeo, com o consultor'],
  ];
  return { facts, visit: { day: dia, mode: modo, period: periodo } };
}
