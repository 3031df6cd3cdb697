import type { CardRow } from '@api/properties/queries/cards';
import type { PropertyEvent } from '@api/catalogue/schema-events';
import type { Negotiation } from '@domain/search/filters';

export type PriceEvent = Pick<PropertyEvent, 'old_price' | 'old_shown' | 'old_currency'> & {
  negotiation: Negotiation;
};

/** As visitors saw it, in today's currency; null: unknown. */
export const priceBefore = (
  { currency }: CardRow,
  { old_price, old_shown, old_currency }: PriceEvent,
): number | null => (old_shown && old_currency === currency ? old_price : null);

/** null: on request. */
export const priceOf = ({ sale_amount, rent_amount }: CardRow, negotiation: Negotiation): number | null =>
  negotiation === 'rent' ? rent_amount : sale_amount;

/** false if a price is unknown. */
export function isCheaper(
  card: CardRow,
  { negotiation, before }: { negotiation: Negotiation; before: number | null },
): boolean {
  const now = priceOf(card, negotiation);
  return before !== null && now !== null && now < before;
}
