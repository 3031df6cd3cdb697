/** Symbols of currencies (spec 1 §3.5); prices are never converted. */
export const currencies: Readonly<Record<string, string>> = { BRL: 'R$', USD: '$', EUR: '€' };
/** ISO 4217 code. */
export type Currency = string;
export const currencyPattern = /^[A-Z]{3}$/;

export const currencySymbol = (code: Currency): string => currencies[code] ?? code;

/** In front of an amount: Brazilians read '$' alone as their own currency. */
export const amountSymbol = (code: Currency): string => (code === 'USD' ? 'US$' : currencySymbol(code));
