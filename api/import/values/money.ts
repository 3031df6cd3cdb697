import { maxPrice } from '@api/catalogue/listing';
import type { Warnings } from '@api/import/remarks';
import { readNumber } from '@api/import/values/numbers';
import type { Currency } from '@domain/taxonomy/currencies';

/** Below these nobody sells or lets: the figure stands for 'on request'. */
const lowest = { sale: 1_000, rent: 50 } as const;
const highestFee = 1_000_000;
/** Keys pressed to fill a field: 11111, 111111, 123456 … */
const filler = /^(1{4,}|123456\d*|12345)$/;

/** 'Sob consulta', 'a combinar' … */
export const onRequest = /consult|pedido|request|combinar/i;

/** A price in whole units; null means 'on request', with a warning where a figure stood there. */
export function readPrice(text: string, kind: keyof typeof lowest, warnings: Warnings): number | null {
  if (text.trim() === '') return null;
  // 'De R$ 900.000 por R$ 850.000'
  const value = readNumber(/\bpor\b(.*\d.*)$/i.exec(text)?.[1] ?? text);
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

/** Condominium fee or IPTU in whole units; 0 is kept (the caller knows whether it means 'none'). */
export function readFee(text: string, warnings: Warnings): number | null {
  const value = readNumber(text);
  if (value === null) return null;
  const fee = Math.round(value);
  if (fee >= 0 && fee <= highestFee) return fee;
  warnings.add('fee-absurd', text);
  return null;
}

/** How many of a period make a month. */
const perMonth: readonly [RegExp, number][] = [
  [/^(dail|day|di[aá]r)/, 30],
  [/^(week|seman)/, 52 / 12],
  [/^(quarter|trimes)/, 1 / 3],
  [/^(semes|half)/, 1 / 6],
  [/^(year|annual|anual|ano)/, 1 / 12],
];

/** A rent per month from one per `period` ('' is monthly). */
export function monthlyRent(rent: number | null, period: string, warnings: Warnings): number | null {
  const factor = perMonth.find(([pattern]) => pattern.test(period.trim().toLowerCase()))?.[1];
  if (rent === null || factor === undefined) return rent;
  warnings.add('rent-period', period);
  return Math.max(1, Math.round(rent * factor));
}

const codes = new Set(Intl.supportedValuesOf('currency'));

/** 'BRL', 'R$', 'US$', 'USD', '€' …, and the code of every other currency; '' is BRL. */
export function readCurrency(text: string, warnings: Warnings): Currency {
  const word = text.trim().toUpperCase();
  if (word === '' || /^(BRL|R\$|REAL|REAIS|REA)$/.test(word)) return 'BRL';
  if (/^(USD|US\$|U\$|\$|DOLAR|DÓLAR|DOLLAR)/.test(word)) return 'USD';
  if (/^(EUR|€)/.test(word)) return 'EUR';
  if (codes.has(word)) return word;
  warnings.add('currency-unknown', text);
  return 'BRL';
}

export function readIptuPeriod(text: string): 'Mensal' | 'Anual' {
  return /month|mensal|m[eê]s\b|^m$/i.test(text.trim()) ? 'Mensal' : 'Anual';
}
