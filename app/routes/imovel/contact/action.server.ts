import { type ActionFunctionArgs, data } from '@remix-run/node';
import { talkForm, visitForm } from '~/features/leads/property-request';
import { requestField, requests } from '~/features/leads/requests';
import { parsePropertyPath } from '@domain/property-url';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { dayLabel, visitDays } from './visit-days';
import { readForm, textOf } from '~/forms/forms.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';

/**
 * What the forms of a property's page send: a visit, else a word to its broker. Nothing is asked of the back end but to
 * take the lead, so that it is taken while the back end fails.
 */
export async function contactAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url);
  const address = parsePropertyPath(url.pathname);
  if (!address) throw data(null, 404);
  const { id, negotiation } = address;
  const property = { product_id: id, subject: negotiationOf(negotiation ?? 'sell').label };
  const page = {
    page: url.pathname,
    query: { corretor: url.searchParams.get('corretor') ?? undefined },
  };
  const fact: [string, string] = ['Imóvel', `Código ${id}`];
  const { siteUrl } = args.context;
  const form = await readForm(args.request);

  if (textOf(form, requestField) !== requests.visit)
    return takeLead(
      args,
      {
        schema: talkForm,
        lead: ({ nome, email, telefone, mensagem, corretor }) => ({
          ...property,
          kind: 'lead',
          name: nome,
          email,
          whatsapp: telefone,
          message: mensagem,
          broker: corretor,
        }),
        done: ({ nome }, { protocol }) =>
          redirectToSent({ ...page, name: nome, protocol, facts: [fact] }, siteUrl),
      },
      form,
    );

  const days = visitDays(new Date()).map(({ day }) => day);
  return takeLead(
    args,
    {
      schema: visitForm(days),
      lead: ({ nome, email, telefone, cpf, modo, dia, periodo, corretor }) => ({
        ...property,
        kind: 'schedule',
        name: nome,
        email,
        whatsapp: telefone,
        cpf,
        broker: corretor,
        visit: {
          mode: modo === 'Presencial' ? 'in_person' : 'virtual',
          day: dia,
          period: periodo.toLowerCase(),
        },
      }),
      done: ({ nome, modo, dia, periodo }, { protocol }) => {
        const facts: [string, string][] = [
          fact,
          ['Dia', `${dayLabel(dia)}/${dia.slice(0, 4)}, ${periodo.toLowerCase()}`],
          ['Encontro', modo === 'Presencial' ? 'No imóvel, com o consultor' : 'Por vídeo, com o consultor'],
        ];
        const visit = { day: dia, mode: modo, period: periodo };
        return redirectToSent({ ...page, name: nome, protocol, facts, visit }, siteUrl);
      },
    },
    form,
  );
}
