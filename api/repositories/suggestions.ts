import { maxSuggestions } from '@contract/location';
import { placeText } from '@domain/search/place-text';
import { fold } from '@domain/text';

export interface Suggestible {
  value: string;
  localizacao: string;
  districts: readonly string[];
  slug?: string | null;
  /** How many homes are there. */
  own?: number | null;
}

/**
 * The places that a typed text may mean (spec 1 §7): whatever the case and the accents it stands in the label (also as
 * it is shown: 'Praia Mansa, Ilhabela') or in a related district; those that start with it first, of them the one that is
 * called just so, then those whose own name does, each by how many homes are there (docs/decisions/0075-true-words.md); then the others by edit distance;
 * then alphabetically; none twice, in whatever order its label names its parts; at most `limit`.
 */
export function rankSuggestions<T extends Suggestible>(
  text: string,
  places: readonly T[],
  limit = maxSuggestions,
): T[] {
  const typed = fold(text.trim());
  if (typed === '') return [];
  const ranked = places.flatMap((place) => {
    const names = [...new Set([place.value, placeText(place), ...place.districts].map(fold))];
    const matching = names.filter((name) => name.includes(typed));
    if (matching.length === 0) return [];
    const starts = matching.some((name) => name.startsWith(typed));
    return {
      place,
      starts,
      startsItself: [place.value, placeText(place)].some((name) => fold(name).startsWith(typed)),
      isCalledSo: starts && fold(place.localizacao) === typed,
      homes: starts ? (place.own ?? 0) : 0,
      distance: Math.min(...matching.map((name) => editDistance(typed, name))),
      shown: placeText(place),
    };
  });
  ranked.sort(
    (a, b) =>
      Number(b.starts) - Number(a.starts) ||
      Number(b.isCalledSo) - Number(a.isCalledSo) ||
      Number(b.startsItself) - Number(a.startsItself) ||
      b.homes - a.homes ||
      a.distance - b.distance ||
      a.shown.localeCompare(b.shown, 'pt-BR') ||
      // Of one place known twice, the one that has an address of its own.
      Number(!a.place.slug) - Number(!b.place.slug),
  );
  const seen = new Set<string>();
  return ranked
    .map(({ place }) => place)
    .filter((place) => !seen.has(partsOf(place)) && seen.add(partsOf(place)))
    .slice(0, limit);
}

/** 'Praia Mansa, Ilhabela' and 'Ilhabela, Praia Mansa' are one place. */
const partsOf = ({ value }: Suggestible) => fold(value).split(', ').sort().join(', ');

/** Letters to insert, delete or replace to make `a` of `b` (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
