import { formatMoney } from '@domain/money';
import type { Negotiation } from '@domain/search/filters';
import type { OfferedFor } from '~/domain/customer';

/** 'R$ 3.200.000', 'R$ 9.000/mês'; null: it was on request, or there was none. */
export const priceText = (price: OfferedFor | null, negotiation: Negotiation): string | null =>
  price?.amount ? formatMoney(price.amount, price.currency) + (negotiation === 'rent' ? '/mês' : '') : null;
