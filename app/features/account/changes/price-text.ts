import { formatMoney } from '@domain/money';
import type { Negotiation } from '@domain/search/filters';
import type { OfferedFor } from '~/domain/customer';

const noBreakSpace = '\u00A0';

/**
 * 'R$ 3.200.000', 'R$ 9.000/mês', whose parts no line parts (brief §17.1); null: it was on request, or there was none.
 */
export const priceText = (price: OfferedFor | null, negotiation: Negotiation): string | null =>
  price?.amount
    ? formatMoney(price.amount, price.currency).replace(' ', noBreakSpace) +
      (negotiation === 'rent' ? '/mês' : '')
    : null;
