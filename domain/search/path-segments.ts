import { negotiationOfWord } from '../taxonomy/negotiations';
import { isPropertyType } from '../taxonomy/property-types';
import { slugPattern } from '../validation/search-values';

/** Any count of bedrooms; only 1 to 5 says something. */
export const bedroomsSegment = /^\d+-quartos?$/;

/** Whether a slug can stand in a listing's path as its location: it is not read as anything else (settled §2). */
export function isLocationSlug(text: string): boolean {
  return (
    slugPattern.test(text) && !isPropertyType(text) && !negotiationOfWord(text) && !bedroomsSegment.test(text)
  );
}

/** Whether a path is a listing's. */
export const isListingPath = (path: string): boolean => path === '/imoveis' || path.startsWith('/imoveis/');
