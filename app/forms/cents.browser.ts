import { formatNumber } from '@domain/kernel/money';

/** '4.000.000' → '4.000.000,00' (spec 2 §5). Other texts stay. */
export function withCents(text: string): string {
  const [, units, cents = ''] = /^\s*([\d.]+)(?:,(\d{0,2}))?\s*$/.exec(text) ?? [];
  const digits = units?.replaceAll('.', '');
  return digits ? `${formatNumber(Number(digits))},${cents.padEnd(2, '0')}` : text;
}

export const withoutCents = (text: string): string => text.replace(/,00$/, '');
