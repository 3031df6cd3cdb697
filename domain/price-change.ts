import { formatDecimal } from './money';
import type { Currency } from './taxonomy/currencies';

/** A price that visitors were shown: whole units of its currency. */
export interface ShownPrice {
  amount: number;
  currency: Currency;
}

/**
 * By how much a price changed: '4,8% a menos', '12% a mais'; null where that cannot be said (another currency) or is too
 * little to say (under a tenth of a percent).
 */
export function priceChange(from: ShownPrice, to: ShownPrice): string | null {
  if (from.currency !== to.currency || from.amount <= 0) return null;
  const tenths = Math.round((Math.abs(to.amount - from.amount) / from.amount) * 1000);
  return tenths === 0
    ? null
    : `${formatDecimal(tenths / 10)}% a ${to.amount < from.amount ? 'menos' : 'mais'}`;
}
