import { protocolPattern } from '../leads/protocol';
import { email } from '../validation/email';
import { phoneField } from '../validation/phone';
import { text } from '../validation/text';

export type PersonKey = { by: 'email' | 'phone' | 'protocol'; value: string };

/** An e-mail (lower case), a phone (Brazil's without a dial code) or a protocol; null: none of them. */
export function readPersonKey(written: string): PersonKey | null {
  if (protocolPattern.test(written)) return { by: 'protocol', value: written };
  const address = email.safeParse(written);
  if (address.success) return { by: 'email', value: address.data.toLowerCase() };
  const phone = phoneField.safeParse({ pais: 'BR', numero: written });
  return phone.success ? { by: 'phone', value: phone.data } : null;
}

const personKeyMessage = 'Digite um e-mail, um telefone ou um protocolo';

export const personKey = text(personKeyMessage).refine((written) => readPersonKey(written) !== null, {
  error: personKeyMessage,
});
