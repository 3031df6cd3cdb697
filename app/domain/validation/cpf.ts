import { checkDigit } from './check-digit';
import { text } from './text';

export const cpfMessage = 'O CPF informado é inválido';

/** With its punctuation or without (settled §6). */
const written = /^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/;

/** `cpf` (spec 1 §7): 11 digits, not all equal, the last two checking the others. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const first = checkDigit(digits.slice(0, 9), 11);
  return digits.endsWith(`${first}${checkDigit(digits.slice(0, 9) + first, 11)}`);
}

/** Reads a CPF as it is written and gives its digits. */
export const cpf = text(cpfMessage)
  .refine((value) => written.test(value), { error: cpfMessage, abort: true })
  .transform((value) => value.replace(/\D/g, ''))
  .refine(isCpf, cpfMessage);
