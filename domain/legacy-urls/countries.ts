import { countryNamed } from '@domain/taxonomy/countries';
import { countryLocation } from '@domain/taxonomy/named-location-lookup';

export const isBrazil = (text: string) => countryNamed(text) === 'BR' || text.toLowerCase() === 'br';

/** Two-letter codes except `br` do not count: `es` is a Brazilian state. */
export const isCountrySegment = (segment: string) => isBrazil(segment) || countryNamed(segment) !== undefined;

export function countrySlug(text: string): string {
  const country = isBrazil(text) ? undefined : countryNamed(text);
  return (country && countryLocation(country)?.slug) ?? '';
}

const states = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
);

export const isStateSegment = (segment: string) => states.has(segment.toLowerCase());
