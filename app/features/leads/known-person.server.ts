import type { AppLoadContext } from '@remix-run/node';
import { defaultPhoneCountry, phoneParts } from '@domain/validation/phone';
import type { KnownPerson } from './known-person';
import { customerTimeoutMs, forCustomer } from '~/features/account/session/for-customer.server';

/** A signed-in visitor, as lead forms begin with them (spec 2 §3: 'User data read for prefill'). */
export async function knownPerson(
  context: Pick<AppLoadContext, 'session' | 'log'>,
): Promise<KnownPerson | undefined> {
  const data = await forCustomer(context, (customer) => customer.userData({ timeoutMs: customerTimeoutMs }));
  if (!data) return undefined;
  const { nome, email, telefone } = data;
  return { nome, email, ...(telefone && { telefone: phoneOf(telefone) }) };
}

/** A number from abroad begins with its '+' everywhere: not every form has a list of countries. */
function phoneOf(kept: string): KnownPerson['telefone'] {
  const { pais, numero } = phoneParts(kept);
  return { pais, numero: pais === defaultPhoneCountry ? numero : kept };
}
