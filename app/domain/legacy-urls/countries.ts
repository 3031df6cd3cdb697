import { countryNames } from '@domain/taxonomy/countries';
import { slugify } from '@domain/text';

const brazil = new Set(['brasil', 'br', 'brazil']);
const abroad = new Set([
  ...Object.values(countryNames).map(slugify),
  'emirados-arabes-unidos',
  'estados-unidos-da-america',
  'eua',
  'usa',
]);

export const isBrazil = (text: string) => brazil.has(slugify(text));

/** Whether a segment names a country. Codes of two letters but `br` do not: `es` is a state of Brazil's. */
export const namesCountry = (segment: string) => isBrazil(segment) || abroad.has(slugify(segment));

const states = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
);

/** Whether a segment is one of the 27 states' two letters. */
export const namesState = (segment: string) => states.has(segment.toLowerCase());
