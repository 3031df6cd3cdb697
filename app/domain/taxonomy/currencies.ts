/** Currencies of prices and the symbol that people see (spec 1 §3.5); no conversion is ever made. */
export const currencies = { BRL: 'R$', USD: '$', EUR: '€' } as const;
export type Currency = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];
