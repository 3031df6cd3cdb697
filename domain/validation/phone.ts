import parsePhoneNumber, { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';
import { z } from 'zod';
import { certain } from './certain';
import { canBecomeTelefone, formatTelefone, isTelefone, telefoneMessage } from './telefone';
import { text } from './text';

export const phoneMessage = 'Digite um telefone válido';
/** Maximum number of digits in the phone input (spec 1 §7). */
export const maxPhoneDigits = 16;
export const defaultPhoneCountry = 'BR';

interface TypedPhone {
  pais: string;
  numero: string;
}

/** Returns '+55 (11) 98765-4321'; null if invalid. */
function readPhone(written: string, country?: CountryCode): string | null {
  if (written.replace(/\D/g, '').length > maxPhoneDigits || !/^[+\d\s().-]*$/.test(written)) return null;
  const number = parsePhoneNumber(written, country);
  if (!number?.isValid() || number.ext) return null;
  if (number.countryCallingCode !== '55') return `+${number.countryCallingCode} ${number.formatNational()}`;
  const digits = String(number.nationalNumber);
  return isTelefone(digits) ? `+55 ${formatTelefone(digits)}` : null;
}

/** `phone` (spec 1 §7): an international number with '+', valid by libphonenumber. */
export const phone = text(phoneMessage).transform((written, context) => {
  const number = written.startsWith('+') ? readPhone(written) : null;
  if (number === null) context.addIssue({ code: 'custom', message: phoneMessage });
  return number ?? z.NEVER;
});

const country = z.string().catch(defaultPhoneCountry);

/** Brazil follows the `telefone` rule, other countries `phone`. A number with a dial code overrides the country. */
export const phoneField = z
  .object({ pais: country, numero: z.string({ error: telefoneMessage }) })
  .transform(readField);

export const optionalPhoneField = z
  .object({ pais: country, numero: z.string({ error: telefoneMessage }).optional() })
  .transform(({ pais, numero = '' }, context) =>
    numero.trim() ? readField({ pais, numero }, context) : undefined,
  );

function readField({ pais, numero }: TypedPhone, context: z.RefinementCtx): string {
  const country = isSupportedCountry(pais) ? pais : defaultPhoneCountry;
  const number = readPhone(numero.trim(), country);
  if (number !== null) return number;
  const isBrazilian = country === 'BR' && !numero.trim().startsWith('+');
  const digits = numero.replace(/\D/g, '');
  const isHopeless = digits.length > maxPhoneDigits || (isBrazilian && !canBecomeTelefone(digits));
  context.addIssue({
    code: 'custom',
    path: ['numero'],
    message: isBrazilian ? telefoneMessage : phoneMessage,
    ...(isHopeless && certain),
  });
  return z.NEVER;
}

/** Digits of a stored phone with country code, for `tel:+…` and WhatsApp; null if it is not one. */
export const internationalDigits = (stored: string): string | null =>
  parsePhoneNumber(stored)?.number.slice(1) ?? null;

/** Splits a stored phone for its field: '+55 (11) 98765-4321' → 'BR', '(11) 98765-4321'. */
export function phoneParts(stored: string): TypedPhone {
  const number = parsePhoneNumber(stored);
  if (!number?.country) return { pais: defaultPhoneCountry, numero: stored };
  return { pais: number.country, numero: stored.replace(`+${number.countryCallingCode}`, '').trim() };
}
