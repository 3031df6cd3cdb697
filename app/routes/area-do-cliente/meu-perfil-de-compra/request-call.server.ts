import type { ActionFunctionArgs } from '@remix-run/node';
import type { PurchaseProfileInput } from '@contract/purchase-profile';
import { callRequestMessage } from '@domain/purchase-profile/call-request';
import type { CustomerApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { storeLead } from '~/features/leads/leads.server';

interface Asking extends Pick<ActionFunctionArgs, 'request' | 'context'> {
  customer: CustomerApi;
}

/**
 * Sends a lead if the customer permits a call; one profile is one lead a day.
 * @returns false if the lead was not accepted; the profile stays saved
 */
export async function requestCall(
  { request, context, customer }: Asking,
  { places = [], ...wish }: PurchaseProfileInput,
  typed: FormData,
): Promise<boolean> {
  const person = await orNull(customer.userData(), context.log);
  if (!person || (await context.leadLimit(context.visitor.ip)) > 0) return false;
  const lead = {
    ...wish,
    kind: 'no-reference' as const,
    name: person.nome || person.email,
    email: person.email,
    whatsapp: person.telefone,
    message: [callRequestMessage, places.length > 0 && `Lugares: ${places.join('; ')}.`]
      .filter(Boolean)
      .join(' '),
  };
  return (await storeLead(request, context, lead, typed)) !== null;
}
