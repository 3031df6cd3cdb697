/** Audience of the price history (PRICE_HISTORY): people who saved the property, everyone, or no one. */
export const priceHistoryChoices = ['kept', 'public', 'off'] as const;
export type PriceHistory = (typeof priceHistoryChoices)[number];
