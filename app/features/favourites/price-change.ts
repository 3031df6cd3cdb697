import { dayText } from '@domain/moment';
import { formatMoney } from '@domain/money';
import type { KeptHome } from '~/domain/customer';

/** How a kept home's price differs from what it was (brief §17.1). */
export interface PriceChange {
  fell: boolean;
  /** 'R$ 600.000' */
  by: string;
  was: string;
  /** 'desde que você guardou, em 02/10/2026' */
  since: string;
}

/** null: it costs what it cost, or one of both is not told, or they are of two currencies. */
export function priceChange({
  product,
  negotiation,
  keptPrice,
  created_at,
}: Pick<KeptHome, 'product' | 'negotiation' | 'keptPrice' | 'created_at'>): PriceChange | null {
  if (!product || !keptPrice) return null;
  const now = negotiation === 'rent' ? product.valorLocacao : product.valorMin;
  const { amount: was, currency, since } = keptPrice;
  if (now === null || was === null || now === was || currency !== product.moeda) return null;
  const day = dayText(new Date(since));
  return {
    fell: now < was,
    by: formatMoney(Math.abs(now - was), currency),
    was: formatMoney(was, currency),
    since: since === created_at ? `desde que você guardou, em ${day}` : `desde ${day}`,
  };
}
