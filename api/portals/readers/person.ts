import { cpf as cpfRule } from '@domain/validation/cpf';
import { email as emailRule } from '@domain/validation/email';
import { phoneField } from '@domain/validation/phone';
import { cut, type PortalBody, textOf } from './body';

/** Who asks, as far as the portal tells it. */
export interface PortalPerson {
  name: string | null;
  email: string | null;
  /** In the shape of our forms. */
  phone: string | null;
  /** Digits. */
  cpf: string | null;
  /** [label, text] of what could not be read: people can still use it. */
  asSent: [string, string][];
}

export interface PersonFields {
  name: readonly string[];
  email: readonly string[];
  cpf: readonly string[];
  /** Area code and the number without it. */
  areaCode: readonly string[];
  number: readonly string[];
  /** Number with its area code. */
  wholeNumber: readonly string[];
}

const maxName = 120;

export function readPerson(body: PortalBody, fields: PersonFields): PortalPerson {
  const asSent: [string, string][] = [];
  const orAsSent = (label: string, text: string | null, read: (text: string) => string | null) => {
    const value = text === null ? null : read(text);
    if (text !== null && value === null) asSent.push([label, text]);
    return value;
  };
  const name = textOf(body, ...fields.name);
  if (name !== null && cut(name, maxName) !== name.replace(/\s+/g, ' ')) asSent.push(['Nome', name]);
  return {
    name: cut(name, maxName),
    email: orAsSent('E-mail', textOf(body, ...fields.email), readEmail),
    cpf: orAsSent('CPF', textOf(body, ...fields.cpf), readCpf),
    phone: phoneOf(body, fields, asSent),
    asSent,
  };
}

const readEmail = (text: string): string | null =>
  emailRule.safeParse(text.replace(/^mailto:/i, '')).data ?? null;

const readCpf = (text: string): string | null => cpfRule.safeParse(text).data ?? null;

function phoneOf(body: PortalBody, fields: PersonFields, asSent: [string, string][]): string | null {
  const [areaCode, number] = [textOf(body, ...fields.areaCode), textOf(body, ...fields.number)];
  const whole = textOf(body, ...fields.wholeNumber);
  const joined = areaCode && number ? `${areaCode} ${number}` : null;
  const sent = [joined, whole, number].filter((text) => text !== null);
  for (const text of sent) {
    const [phone, isAll] = readPhone(text);
    if (!phone) continue;
    if (!isAll) asSent.push(['Telefone', text]);
    return phone;
  }
  const [first = areaCode] = sent;
  if (first) asSent.push(['Telefone', first]);
  return null;
}

const separators = /[/;,|]|\s(?:ou|e|or)\s/i;

/** The first number of a text, and whether it is all of it. '011', '0055' and '55' before it are dial codes. */
export function readPhone(text: string): [phone: string | null, isAll: boolean] {
  const parts = text
    .slice(0, 200)
    .split(separators)
    .filter((part) => /\d/.test(part));
  for (const part of parts) {
    for (const written of spellings(part)) {
      const { data } = phoneField.safeParse({ pais: 'BR', numero: written });
      if (data) return [data, parts.length === 1 && !/[a-z]/i.test(text)];
    }
  }
  return [null, false];
}

/** As written, then as a Brazilian number by its digits. */
function spellings(part: string): string[] {
  const written = part.replace(/[^+\d]/g, '');
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  const local = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
  return written.startsWith('+') ? [written, local] : [local];
}
