import type { AppLoadContext } from '@remix-run/node';
import { defaultPhoneCountry, phoneParts } from '@domain/validation/phone';
import type { KnownPerson } from './known-person';
import { customerShare, forCustomer } from '~/features/account/session/for-customer.server';

/** Signed-in visitor for lead forms (spec 2 §3: 'User data read for prefill'). */
export async function knownPerson(
  context: Pick<AppLoadContext, 'session' | 'log'>,
): Promise<KnownPerson | undefined> {
  const data = await forCustomer(context, (customer) => customer.userData({ budgetShare: customerShare }));
  if (!data) return undefined;
  const { nome, email, telefone } = data;
  return { nome, email, ...(telefone && { telefone: phoneOf(telefone) }) };
}

/** Foreign numbers keep their '+', because some forms have no country list. */
function phoneOf(stored: string): KnownPerson['telefone'] {
  const { pais, numero } = phoneParts(stored);
  return { pais, numero: pais === defaultPhoneCountry ? numero : stored };
}
