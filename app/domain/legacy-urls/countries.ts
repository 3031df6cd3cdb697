import { countryNamed } from '@domain/taxonomy/countries';
import { countryLocation } from '@domain/taxonomy/named-location-lookup';

export const isBrazil = (text: string) => countryNamed(text) === 'BR' || text.toLowerCase() === 'br';

/** Whether a segment names a country. Codes of two letters but `br` do not: `es` is a state of Brazil's. */
export const namesCountry = (segment: string) => isBrazil(segment) || countryNamed(segment) !== undefined;

/** The word of a country's own listing; '' where the house has no such place. */
export function countrySlug(text: string): string {
  const country = isBrazil(text) ? undefined : countryNamed(text);
  return (country && countryLocation(country)?.slug) ?? '';
}

const states = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
);

/** Whether a segment is one of the 27 states' two letters. */
export const namesState = (segment: string) => states.has(segment.toLowerCase());
