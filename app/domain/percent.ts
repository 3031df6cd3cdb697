import { formatDecimal } from '@domain/kernel/money';

const typed = /^(\d{1,3})(?:[.,](\d{1,4}))?%?(?:a\.?a\.?|aoano)?$/;

/** Accepts '11,20%', '11.2', '30 %', '11,2% a.a.'. */
export function parseTypedPercent(text: string): number | null {
  const match = typed.exec(text.slice(0, 40).replace(/\s/g, '').toLowerCase());
  return match ? Number(`${match[1]}.${match[2] ?? '0'}`) : null;
}

/** Two decimals: '11,20%'. */
export const formatPercent = (value: number): string => `${value.toFixed(2).replace('.', ',')}%`;

/** Up to two decimals: '30%', '2,7%'. */
export const formatShare = (value: number): string => `${formatDecimal(value)}%`;
