import { countryNames } from '../../taxonomy/countries';
import { fold } from '../../kernel/text';
import { stateNames, writtenOut } from './abbreviations';

/** Joins names; it does not tell places apart. */
const connectors = new Set(['de', 'da', 'do', 'das', 'dos', 'd', 'e']);

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Without connectors, unless there is nothing else. */
export function significant(words: readonly string[]): string[] {
  const others = words.filter((word) => !connectors.has(word));
  return others.length > 0 ? others : [...words];
}

/** From all words of a place's name: each once, abbreviations written out. */
export const nameWords = (words: readonly string[]): string[] => [
  ...new Set(significant(words.flatMap(writtenOut))),
];

/** Texts for city, state and country. A country's code is not a word: 'ES' is also a Brazilian state. */
export function textsAround(place: {
  cidade?: string | null;
  estado?: string | null;
  pais?: string | null;
}): string[] {
  const { cidade, estado, pais } = place;
  return [
    ...(cidade ? [cidade] : []),
    ...(estado ? stateNames(estado) : []),
    ...(pais ? countryTexts(pais) : []),
  ];
}

function countryTexts(country: string): string[] {
  const code = country.toUpperCase();
  if (Object.hasOwn(countryNames, code)) return [countryNames[code as keyof typeof countryNames]];
  return country.length > 2 ? [country] : [];
}
