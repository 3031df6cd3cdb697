import parsePhoneNumber, { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';
import { z } from 'zod';
import { formatTelefone, isTelefone, telefoneMessage } from './telefone';
import { text } from './text';

export const phoneMessage = 'Digite um telefone válido';
/** Digits that the phone input takes (spec 1 §7). */
export const maxPhoneDigits = 16;
export const defaultPhoneCountry = 'BR';

interface TypedPhone {
  pais: string;
  numero: string;
}

/** '+55 (11) 98765-4321': dial code and formatted number; null where it is no valid number. */
function readPhone(written: string, country?: CountryCode): string | null {
  if (written.replace(/\D/g, '').length > maxPhoneDigits || !/^[+\d\s().-]*$/.test(written)) return null;
  const number = parsePhoneNumber(written, country);
  if (!number?.isValid() || number.ext) return null;
  if (number.countryCallingCode !== '55') return `+${number.countryCallingCode} ${number.formatNational()}`;
  const digits = String(number.nationalNumber);
  return isTelefone(digits) ? `+55 ${formatTelefone(digits)}` : null;
}

/** `phone` (spec 1 §7): an international number with its '+', valid by libphonenumber. */
export const phone = text(phoneMessage).transform((written, context) => {
  const number = written.startsWith('+') ? readPhone(written) : null;
  if (number === null) context.addIssue({ code: 'custom', message: phoneMessage });
  return number ?? z.NEVER;
});

const country = z.string().catch(defaultPhoneCountry);

/**
 * The phone field: a country's ISO code and the number as typed. The number's rule is `telefone` for Brazil, else
 * `phone`; one that is typed with its own dial code says its country itself. Gives dial code and formatted number.
 */
export const phoneField = z
  .object({ pais: country, numero: z.string({ error: telefoneMessage }) })
  .transform(readField);

/** The same where it may be left empty: undefined then. */
export const optionalPhoneField = z
  .object({ pais: country, numero: z.string({ error: telefoneMessage }).optional() })
  .transform(({ pais, numero = '' }, context) =>
    numero.trim() ? readField({ pais, numero }, context) : undefined,
  );

function readField({ pais, numero }: TypedPhone, context: z.RefinementCtx): string {
  const country = isSupportedCountry(pais) ? pais : defaultPhoneCountry;
  const number = readPhone(numero.trim(), country);
  if (number !== null) return number;
  const message = country === 'BR' && !numero.trim().startsWith('+') ? telefoneMessage : phoneMessage;
  context.addIssue({ code: 'custom', path: ['numero'], message });
  return z.NEVER;
}

/** A kept phone as its field shows it: '+55 (11) 98765-4321' → 'BR', '(11) 98765-4321'. */
export function phoneParts(kept: string): TypedPhone {
  const number = parsePhoneNumber(kept);
  if (!number?.country) return { pais: defaultPhoneCountry, numero: kept };
  return { pais: number.country, numero: kept.replace(`+${number.countryCallingCode}`, '').trim() };
}
