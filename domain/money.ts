import { currencySymbol, type Currency } from './taxonomy/currencies';

/** Written by hand: the first use of Intl alone costs a phone 60 ms before a page can be used (docs/decisions/0009). */
const groupThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** '11.200.000': a number rounded to a whole, with the Brazilian thousands separator; up to 2^53. */
export function formatNumber(value: number): string {
  const rounded = Math.round(Math.abs(value));
  return `${value < 0 && rounded > 0 ? '-' : ''}${groupThousands(String(rounded))}`;
}

/** '2,5': a number with at most two decimals. */
export function formatDecimal(value: number): string {
  const [units = '0', decimals = ''] = Math.abs(value).toFixed(2).split('.');
  const shown = decimals.replace(/0+$/, '');
  const sign = value < 0 && Number(units) + Number(decimals) > 0 ? '-' : '';
  return `${sign}${groupThousands(units)}${shown && `,${shown}`}`;
}

/** 'R$ 11.200.000', '$ 3.150.000', '€ 900.000': whole units of `currency`, no decimals (brief §4). */
export function formatMoney(value: number, currency: Currency = 'BRL'): string {
  return `${currencySymbol(currency)} ${formatNumber(value)}`;
}

const scales = [
  { from: 1_000_000_000, name: 'bi' },
  { from: 1_000_000, name: 'mi' },
  { from: 1_000, name: 'mil' },
] as const;

/** 'R$ 4 mi', 'R$ 850 mil', 'R$ 1,25 mi': for buttons and sentences. Money that two decimals cannot say exactly is written out. */
export function formatMoneyShort(value: number, currency: Currency = 'BRL'): string {
  const scale = scales.find(({ from }) => value >= from);
  if (!scale || (value * 100) % scale.from !== 0) return formatMoney(value, currency);
  return `${currencySymbol(currency)} ${formatDecimal(value / scale.from)} ${scale.name}`;
}

const typed = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?(mil|mi|milhao|milhoes|bi|bilhao|bilhoes)?$/;
const multipliers: Record<string, number> = {
  mil: 1e3,
  mi: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
  bi: 1e9,
  bilhao: 1e9,
  bilhoes: 1e9,
};

/**
 * An amount as people type it, in whole units: 'R$ 4.000.000', '4000000', '4.000.000,00', '1,5 mi', '850 mil'
 * (spec 1 §3.5: thousands '.', decimal ',', no negatives). null where it is no such amount; 0 is an amount.
 */
export function parseTypedAmount(text: string): number | null {
  const bare = text
    .slice(0, 60)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[\s$€]/gu, '')
    .replace(/^r(?=\d)|m2$|m²$/, '');
  const match = typed.exec(bare);
  if (!match) return null;
  const [, units = '', decimals = '0', multiplier] = match;
  const value =
    Number(`${units.replaceAll('.', '')}.${decimals}`) * (multiplier ? multipliers[multiplier]! : 1);
  return Number.isSafeInteger(Math.round(value)) ? Math.round(value) : null;
}
