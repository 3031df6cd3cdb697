import { amountSymbol, type Currency } from '../taxonomy/currencies';

/** Without Intl: its first use alone takes 60 ms on a phone (docs/decisions/0009). */
const groupThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** '11.200.000': rounds to an integer with Brazilian thousands separators; up to 2^53. */
export function formatNumber(value: number): string {
  const rounded = Math.round(Math.abs(value));
  return `${value < 0 && rounded > 0 ? '-' : ''}${groupThousands(String(rounded))}`;
}

export function formatDecimal(value: number): string {
  const [units = '0', decimals = ''] = Math.abs(value).toFixed(2).split('.');
  const shown = decimals.replace(/0+$/, '');
  const sign = value < 0 && Number(units) + Number(decimals) > 0 ? '-' : '';
  return `${sign}${groupThousands(units)}${shown && `,${shown}`}`;
}

/** 'R$ 11.200.000', 'US$ 3.150.000', '€ 900.000': whole units of `currency`, no decimals (brief §4). */
export function formatMoney(value: number, currency: Currency = 'BRL'): string {
  return `${amountSymbol(currency)} ${formatNumber(value)}`;
}

const scales = [
  { from: 1_000_000_000, name: 'bi' },
  { from: 1_000_000, name: 'mi' },
  { from: 1_000, name: 'mil' },
] as const;

/** 'R$ 4 mi', 'R$ 850 mil', 'R$ 1,25 mi'. An amount that needs more than two decimals is written in full. */
export function formatMoneyShort(value: number, currency: Currency = 'BRL'): string {
  const scale = scales.find(({ from }) => value >= from);
  if (!scale || (value * 100) % scale.from !== 0) return formatMoney(value, currency);
  return `${amountSymbol(currency)} ${formatDecimal(value / scale.from)} ${scale.name}`;
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

/** 'R$ 4.000.000', '4.000.000,00', '1,5 mi', '850 mil' in whole units (spec 1 §3.5); null if invalid, 0 is valid. */
export function parseTypedAmount(text: string): number | null {
  const amount = readAmount(text);
  const rounded = amount === null ? NaN : Math.round(amount);
  return Number.isSafeInteger(rounded) ? rounded : null;
}

/** As `parseTypedAmount`, but an amount with cents is invalid. */
export function parseWholeAmount(text: string): number | null {
  const amount = readAmount(text);
  return amount !== null && Number.isSafeInteger(amount) ? amount : null;
}

function readAmount(text: string): number | null {
  const bare = text
    .slice(0, 60)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[\s$€]/gu, '')
    .replace(/^r(?=\d)|m2$|m²$/, '');
  const match = typed.exec(bare);
  if (!match) return null;
  const [, units = '', decimals = '', multiplier] = match;
  const factor = multiplier ? multipliers[multiplier]! : 1;
  return Number(units.replaceAll('.', '')) * factor + (Number(decimals.padEnd(2, '0')) * factor) / 100;
}
