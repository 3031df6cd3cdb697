import { negotiationOfWord } from '../taxonomy/negotiations';
import { isPropertyType } from '../taxonomy/property-types';
import { slugPattern } from '../validation/search-values';

/** Matches any number; only 1 to 5 are valid. */
export const bedroomsSegment = /^\d+-quartos?$/;

/** Whether the path's parser reads this slug as a location (settled §2). */
export function isLocationSlug(text: string): boolean {
  return (
    slugPattern.test(text) && !isPropertyType(text) && !negotiationOfWord(text) && !bedroomsSegment.test(text)
  );
}

export const isListingPath = (path: string): boolean => path === '/imoveis' || path.startsWith('/imoveis/');
