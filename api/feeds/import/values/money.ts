import { maxPrice } from '@api/catalogue/listing';
import type { RawListing } from '../raw-listing';
import type { Warnings } from '../remarks';
import { readNumber } from './numbers';
import type { RentPeriod } from '@domain/property/period-rent';
import type { Currency } from '@domain/taxonomy/currencies';

/** Lower figures are placeholders for 'on request'. */
const lowest = { sale: 1_000, rent: 50, shortStay: 20 } as const;
/** A condominium fee or tax of R$ 1 is a placeholder; 0 can mean 'none'. */
const lowestFee = 10;
const highestFee = 1_000_000;
/** Placeholders: 11111, 111111, 123456 … */
const filler = /^(1{4,}|123456\d*|12345)$/;

/** 'Sob consulta', 'a combinar' … */
export const onRequest = /consult|pedido|request|combinar/i;

/** In whole units; null means 'on request'. */
export function readPrice(text: string, kind: keyof typeof lowest, warnings: Warnings): number | null {
  if (text.trim() === '') return null;
  // 'De R$ 900.000 por R$ 850.000'
  const reduced = text.slice(text.search(/\bpor\b/i) + 1);
  const value = readNumber(/\d/.test(reduced) ? reduced : text);
  if (value === null) {
    if (!onRequest.test(text)) warnings.add('price-unreadable', text);
    return null;
  }
  const price = Math.round(value);
  if (price === 0) return null;
  if (price < lowest[kind] || price > maxPrice || filler.test(String(price))) {
    warnings.add('price-absurd', text);
    return null;
  }
  return price;
}

/** The caller knows whether 0 means 'none'. */
export function readFee(text: string, warnings: Warnings): number | null {
  const value = readNumber(text);
  if (value === null) return null;
  if (value === 0 || (value >= lowestFee && value <= highestFee)) return Math.round(value);
  warnings.add('fee-absurd', text);
  return null;
}

const periods: readonly [RegExp, RentPeriod][] = [
  [/^(dail|day|di[aá]r|dia\b|noite|night|pernoite)/, 'day'],
  [/^(week|seman)/, 'week'],
  [/^(quarter|trimes)/, 'quarter'],
  [/^(semes|half)/, 'semester'],
  [/^(year|annual|anual|ano)/, 'year'],
  [/^(season|tempora)/, 'season'],
];

/** undefined: monthly, also for ''. */
export function readRentPeriod(text: string): RentPeriod | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:por|ao?|per)\s+|\/\s*)/, '');
  return periods.find(([pattern]) => pattern.test(word))?.[1];
}

const codes = new Set(Intl.supportedValuesOf('currency'));

/** 'BRL', 'R$', 'US$', '€' … or an ISO 4217 code; '' is BRL. */
export function readCurrency(text: string, warnings: Warnings): Currency {
  const word = text.trim().toUpperCase();
  if (word === '' || /^(BRL|R\$|REAL|REAIS|REA)$/.test(word)) return 'BRL';
  if (/^(USD|US\$|U\$|\$|DOLAR|DÓLAR|DOLLAR)/.test(word)) return 'USD';
  if (/^(EUR|€)/.test(word)) return 'EUR';
  if (codes.has(word)) return word;
  warnings.add('currency-unknown', text);
  return 'BRL';
}

/** Share of the sale price that a year's tax hardly exceeds. */
const highestYearlyTax = 0.03;

/** null if neither a month nor a year is likely. */
export function readIptuPeriod(
  { iptuPeriod, isMonthlyIptuShape }: Pick<RawListing, 'iptuPeriod' | 'isMonthlyIptuShape'>,
  iptu: number,
  sellPrice: number | null,
  warnings: Warnings,
): 'Mensal' | 'Anual' | null {
  const text = iptuPeriod.trim();
  if (/month|mensal|m[eê]s\b|^m$/i.test(text)) return 'Mensal';
  if (!isMonthlyIptuShape || /year|anual|ano\b|^a$/i.test(text)) return 'Anual';
  if (sellPrice === null || iptu * 12 <= sellPrice * highestYearlyTax) return 'Mensal';
  warnings.add('iptu-period', iptu);
  return null;
}
