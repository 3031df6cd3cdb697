import { dayText } from '@domain/kernel/moment';
import { formatMoney } from '@domain/kernel/money';
import type { SavedProperty } from '~/domain/customer';

/** Price change of a saved property (brief §17.1). */
export interface PriceChange {
  fell: boolean;
  by: string;
  was: string;
  since: string;
}

/** null if the price is the same or unknown, or the currencies differ. */
export function priceChange({
  product,
  negotiation,
  keptPrice: savedPrice,
  created_at,
}: Pick<SavedProperty, 'product' | 'negotiation' | 'keptPrice' | 'created_at'>): PriceChange | null {
  if (!product || !savedPrice) return null;
  const now = negotiation === 'rent' ? product.valorLocacao : product.valorMin;
  const { amount: was, currency, since } = savedPrice;
  if (now === null || was === null || now === was || currency !== product.moeda) return null;
  const day = dayText(new Date(since));
  return {
    fell: now < was,
    by: formatMoney(Math.abs(now - was), currency),
    was: formatMoney(was, currency),
    since: since === created_at ? `desde que você guardou, em ${day}` : `desde ${day}`,
  };
}
