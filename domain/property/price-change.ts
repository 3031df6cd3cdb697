import { formatDecimal } from '../kernel/money';
import type { Currency } from '../taxonomy/currencies';

export interface ShownPrice {
  amount: number;
  currency: Currency;
}

/** '4,8% a menos', '12% a mais'; null for different currencies or a change below 0.1%. */
export function priceChange(from: ShownPrice, to: ShownPrice): string | null {
  if (from.currency !== to.currency || from.amount <= 0) return null;
  const tenths = Math.round((Math.abs(to.amount - from.amount) / from.amount) * 1000);
  return tenths === 0
    ? null
    : `${formatDecimal(tenths / 10)}% a ${to.amount < from.amount ? 'menos' : 'mais'}`;
}
