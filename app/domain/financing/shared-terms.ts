import { formatDecimal } from '@domain/kernel/money';
import { parseTypedPercent } from '../percent';
import { financingField } from './estimate-fields';
import { instalmentOf } from './loan';
import { maxYears, rateError, readRate, usualTerms } from './terms';

export const termsField = {
  entry: financingField.entry,
  months: 'meses',
  rate: financingField.rate,
} as const;
export type TermsField = keyof typeof termsField;

/** A down payment, then equal instalments (Price). */
export interface SharedTerms {
  entryPercent: number; // 0 to below 100
  months: number; // integer from 1
  rate: number; // percent per year
}

export interface TermsView {
  typed: Record<TermsField, string>;
  errors: Partial<Record<TermsField, string>>;
  terms: SharedTerms | null;
}

const maxMonths = maxYears * 12;

/** Invalid fields keep their text and get an error in pt-BR. @param usualRate percent per year */
export function termsView(usualRate: number, fields: URLSearchParams): TermsView {
  const given = (field: TermsField, usually: string) =>
    (fields.get(termsField[field]) ?? usually).slice(0, 40);
  const typed = {
    entry: given('entry', formatDecimal(usualTerms.entryPercent)),
    months: given('months', String(usualTerms.years * 12)),
    rate: given('rate', formatDecimal(usualRate)),
  };
  const entryPercent = readShare(typed.entry);
  const months = readMonths(typed.months);
  const rate = readRate(typed.rate);
  const errors: TermsView['errors'] = {
    ...(entryPercent === null && { entry: 'Informe a entrada em porcentagem do preço, de 0 a 99, como 30.' }),
    ...(months === null && { months: `Informe o prazo em meses inteiros, de 1 a ${maxMonths}.` }),
    ...(rate === null && { rate: rateError(usualRate) }),
  };
  const isWhole = entryPercent !== null && months !== null && rate !== null;
  return { typed, errors, terms: isWhole ? { entryPercent, months, rate } : null };
}

function readShare(text: string): number | null {
  const share = parseTypedPercent(text);
  return share !== null && share < 100 ? share : null;
}

function readMonths(text: string): number | null {
  const months = Number(/^(\d{1,3})(?:\s*m[eê]s(?:es)?)?$/i.exec(text.trim())?.[1] ?? 0);
  return months >= 1 && months <= maxMonths ? months : null;
}

/** In whole reais. */
export function sharedInstalment(price: number, { entryPercent, months, rate }: SharedTerms): number {
  const principal = Math.round(price * (100 - entryPercent));
  const cents = instalmentOf({ system: 'price', principal, months, annualRate: rate / 100 }, 1);
  return Math.round(cents / 100);
}
