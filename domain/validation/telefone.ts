import { areaCodes } from './area-codes';
import { text } from './text';

export const telefoneMessage = 'Preencha com um número válido';

const written = /^[\d\s().-]+$/;

/** `telefone` (spec 1 §7): a Brazilian number, with an area code in use, not all digits equal. */
export function isTelefone(digits: string): boolean {
  const third = digits[2] ?? '';
  return (
    /^\d{10,11}$/.test(digits) &&
    areaCodes.has(digits.slice(0, 2)) &&
    (digits.length === 11 ? third === '9' : '23457'.includes(third)) &&
    !/^(\d)\1+$/.test(digits)
  );
}

/**
 * Whether more digits can make it valid, by area code and third digit. Numbers with a trunk or country code (0, 55) are
 * not judged before they are complete.
 */
export const canBecomeTelefone = (digits: string): boolean =>
  /^(0|55|$)/.test(digits) ||
  ([...areaCodes].some((code) => code.startsWith(digits.slice(0, 2))) && !/^..[0168]/.test(digits));

export const telefone = text(telefoneMessage)
  .refine((value) => written.test(value), { error: telefoneMessage, abort: true })
  .transform((value) => value.replace(/\D/g, ''))
  .refine(isTelefone, telefoneMessage);

/** '11987654321' → '(11) 98765-4321', '1130001234' → '(11) 3000-1234'. */
export function formatTelefone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}
