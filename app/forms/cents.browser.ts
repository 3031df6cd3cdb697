import { formatNumber } from '@domain/money';

/** An amount that was typed whole, with its cents (spec 2 §5: 2 decimals): '4.000.000' → '4.000.000,00'. Words are left as they are. */
export function withCents(text: string): string {
  const [, units, cents = ''] = /^\s*([\d.]+)(?:,(\d{0,2}))?\s*$/.exec(text) ?? [];
  const digits = units?.replaceAll('.', '');
  return digits ? `${formatNumber(Number(digits))},${cents.padEnd(2, '0')}` : text;
}

/** The same while it is typed anew: cents that say nothing are out of the way. */
export const withoutCents = (text: string): string => text.replace(/,00$/, '');
