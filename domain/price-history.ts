/**
 * Who is shown what a property cost before (PRICE_HISTORY): those who keep it, everybody, nobody. Its owner is to be among
 * the first.
 */
export const priceHistoryChoices = ['kept', 'public', 'off'] as const;
export type PriceHistory = (typeof priceHistoryChoices)[number];
