import { formatDecimal } from '@domain/money';

const typed = /^(\d{1,3})(?:[.,](\d{1,4}))?%?(?:a\.?a\.?|aoano)?$/;

/** A share as people type it, in percent: '11,20%', '11.2', '30 %', '11,2% a.a.'. null where it is none; no negatives. */
export function parseTypedPercent(text: string): number | null {
  const match = typed.exec(text.slice(0, 40).replace(/\s/g, '').toLowerCase());
  return match ? Number(`${match[1]}.${match[2] ?? '0'}`) : null;
}

/** '11,20%': a rate with two decimals. */
export const formatPercent = (value: number): string => `${value.toFixed(2).replace('.', ',')}%`;

/** '30%', '2,7%': a share with as many decimals as it needs, two at most. */
export const formatShare = (value: number): string => `${formatDecimal(value)}%`;
