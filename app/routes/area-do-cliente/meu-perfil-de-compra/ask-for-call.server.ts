import type { ActionFunctionArgs } from '@remix-run/node';
import type { PurchaseProfileInput } from '@contract/purchase-profile';
import type { CustomerApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { keepLead } from '~/features/leads/leads.server';

interface Asking extends Pick<ActionFunctionArgs, 'request' | 'context'> {
  customer: CustomerApi;
}

/**
 * Makes a lead of a profile whose owner has ticked that a broker may call; the same profile is one lead a day. False
 * where it was not taken: the profile stands all the same.
 */
export async function askForCall(
  { request, context, customer }: Asking,
  { places = [], ...wish }: PurchaseProfileInput,
  typed: FormData,
): Promise<boolean> {
  const person = await orNull(customer.userData(), context.log);
  if (!person || context.leadLimit(context.visitor.ip) > 0) return false;
  const lead = {
    ...wish,
    kind: 'no-reference' as const,
    name: person.nome || person.email,
    email: person.email,
    whatsapp: person.telefone,
    message: ['Enviado pelo perfil de compra.', places.length > 0 && `Lugares: ${places.join('; ')}.`]
      .filter(Boolean)
      .join(' '),
  };
  return (await keepLead(request, context, lead, typed)) !== null;
}
