import { formatMoney } from '@domain/kernel/money';
import type { Negotiation } from '@domain/search/filters';
import type { OfferPrice } from '~/domain/customer';

const noBreakSpace = '\u00A0';

/** 'R$ 3.200.000', 'R$ 9.000/mês', with no-break spaces (brief §17.1); null if unknown or on request. */
export const priceText = (price: OfferPrice | null, negotiation: Negotiation): string | null =>
  price?.amount
    ? formatMoney(price.amount, price.currency).replace(' ', noBreakSpace) +
      (negotiation === 'rent' ? '/mês' : '')
    : null;
