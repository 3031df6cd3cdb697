import { checkDigit } from './check-digit';
import { certain } from './certain';
import { text } from './text';

export const cpfMessage = 'O CPF informado é inválido';

/** With or without punctuation (settled §6). */
const written = /^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/;

/** `cpf` (spec 1 §7): 11 digits, not all equal; the last two are check digits. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const first = checkDigit(digits.slice(0, 9), 11);
  return digits.endsWith(`${first}${checkDigit(digits.slice(0, 9) + first, 11)}`);
}

export const cpf = text(cpfMessage)
  .refine((value) => written.test(value), { error: cpfMessage, abort: true })
  .transform((value) => value.replace(/\D/g, ''))
  .refine(isCpf, { error: cpfMessage, ...certain });
