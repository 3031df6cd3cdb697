import { checkDigit } from './check-digit';
import { text } from './text';

export const cnpjMessage = 'O CNPJ informado é inválido';

/** With or without punctuation; letters since July 2026 (settled §6). */
const written = /^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/;

/** `cnpj` (spec 1 §7): 12 digits or letters, not all equal, and two check digits. */
export function isCnpj(code: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(code) || /^(.)\1+$/.test(code)) return false;
  const first = checkDigit(code.slice(0, 12), 9);
  return code.endsWith(`${first}${checkDigit(code.slice(0, 12) + first, 9)}`);
}

export const cnpj = text(cnpjMessage)
  .transform((value) => value.toUpperCase())
  .refine((value) => written.test(value), { error: cnpjMessage, abort: true })
  .transform((value) => value.replace(/[^\dA-Z]/g, ''))
  .refine(isCnpj, cnpjMessage);
