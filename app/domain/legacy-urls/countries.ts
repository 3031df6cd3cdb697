import { countryNamed } from '@domain/taxonomy/countries';

export const isBrazil = (text: string) => countryNamed(text) === 'BR' || text.toLowerCase() === 'br';

/** Whether a segment names a country. Codes of two letters but `br` do not: `es` is a state of Brazil's. */
export const namesCountry = (segment: string) => isBrazil(segment) || countryNamed(segment) !== undefined;

const states = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
);

/** Whether a segment is one of the 27 states' two letters. */
export const namesState = (segment: string) => states.has(segment.toLowerCase());
