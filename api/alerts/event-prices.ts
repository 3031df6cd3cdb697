import type { CardRow } from '@api/repositories/cards';
import type { PropertyEvent } from '@api/db/schema-events';
import type { Negotiation } from '@domain/search/filters';

/** What an event tells of the price before it. */
export type PriceEvent = Pick<PropertyEvent, 'old_price' | 'old_shown' | 'old_currency'> & {
  negotiation: Negotiation;
};

/** What a home cost before an event, as it was shown and in today's currency; null: not known. */
export const priceBefore = (
  { currency }: CardRow,
  { old_price, old_shown, old_currency }: PriceEvent,
): number | null => (old_shown && old_currency === currency ? old_price : null);

/** What it costs today; null: on request. */
export const priceOf = ({ sale_amount, rent_amount }: CardRow, negotiation: Negotiation): number | null =>
  negotiation === 'rent' ? rent_amount : sale_amount;

/** Whether a home costs less than it did; of what is not known it is not said. */
export function isCheaper(
  home: CardRow,
  { negotiation, before }: { negotiation: Negotiation; before: number | null },
): boolean {
  const now = priceOf(home, negotiation);
  return before !== null && now !== null && now < before;
}
