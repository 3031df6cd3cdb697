/** Currencies of prices and the symbol that people see (spec 1 §3.5); no conversion is ever made. */
export const currencies: Readonly<Record<string, string>> = { BRL: 'R$', USD: '$', EUR: '€' };
/** An ISO 4217 code; one that has no symbol here is shown as it is. */
export type Currency = string;
export const currencyPattern = /^[A-Z]{3}$/;

/** 'R$', '€'; 'GBP' for a currency that is not ours. */
export const currencySymbol = (code: Currency): string => currencies[code] ?? code;
