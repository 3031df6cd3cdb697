import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { maxId } from '@domain/property/property-url';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { dayText } from '@domain/kernel/moment';
import { firstNameOf } from '@domain/people/first-name';
import { knownPerson } from '~/features/leads/known-person.server';
import { takeLead } from '~/features/leads/leads.server';
import { readSent, redirectToSent } from '~/features/leads/sent.server';
import { reservedForm } from '~/features/leads/reserved-request';
import { reservedTokenIn } from '~/features/reserved/reserved-cookie.server';
import { reservedLinks } from '~/features/reserved/reserved-links';
import { markTokenPage } from '~/features/shared-folder/token-page.server';
import { propertyTexts } from '../imovel/texts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** null: no open invitation, by the cookie or by the account. @throws what the back end's failure throws */
async function invitedTo({ request, context, params }: Args) {
  markTokenPage(context);
  const id = Number(/^[1-9]\d{0,9}$/.exec(params.id ?? '')?.[0]);
  if (!(id <= maxId)) return null;
  const token = await reservedTokenIn(request);
  const customer = await context.session.customer().catch(() => null);
  if (!token && !customer) return null;
  const calls = customer ?? context.api.reserved(context.session.caller);
  return calls.reservedProperty(id, token);
}

/** Every refusal, and every number that no property has, is the same 404. */
export async function reservedData(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { name, logo } = context.settings.firm;
  const firm = { name, logo };
  const found = await invitedTo(args);
  if (found?.path) throw redirect(found.path, 302);
  if (!found?.detail) return data({ firm, home: null }, { status: 404 });
  const { detail } = found;
  const negotiation = detail.venda ? 'sell' : 'rent';
  return data({
    firm,
    home: {
      detail: { ...detail, descricao: '', plan: null },
      texts: propertyTexts(detail, negotiation),
      photos: [...detail.fotos, ...detail.plantas],
      guest: firstNameOf(found.name),
      until: dayText(new Date(found.expires_at)),
      sent: await readSent(request),
      person: await knownPerson(context),
    },
  });
}

/** A contact with the property, for those who are invited now. Analytics do not learn of it. */
export async function reservedAction(args: ActionFunctionArgs) {
  const found = await invitedTo(args);
  if (!found?.detail) throw data(null, 404);
  const { id, condition: _, venda } = found.detail;
  return takeLead(args, reservedForm, {
    isTracked: false,
    lead: ({ nome, email, telefone, mensagem }) => ({
      ...{ kind: 'lead', product_id: id, subject: negotiationOf(venda ? 'sell' : 'rent').label },
      ...{ name: nome, email, whatsapp: telefone, message: mensagem },
    }),
    done: ({ nome }, { protocol }) =>
      redirectToSent(
        { page: reservedLinks.property(id), name: nome, protocol, facts: [] },
        args.context.siteUrl,
      ),
  });
}
