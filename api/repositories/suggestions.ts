import { fold } from '~/domain/text';

/** Suggestions shown at most (specification 1, section 7). */
export const maxSuggestions = 3;

export type Suggestible = { value: string; districts: readonly string[] };

/**
 * The places that a typed text may mean (specification 1, section 7): whatever the case and the accents it stands in the
 * label or in a related district; no label twice; those that start with it first, else by edit distance, then
 * alphabetically; at most `limit`.
 */
export function rankSuggestions<T extends Suggestible>(
  text: string,
  places: readonly T[],
  limit = maxSuggestions,
): T[] {
  const typed = fold(text.trim());
  if (typed === '') return [];
  const ranked = places.flatMap((place) => {
    const label = fold(place.value);
    const names = [label, ...place.districts.map(fold)].filter((name) => name.includes(typed));
    if (names.length === 0) return [];
    const starts = names.some((name) => name.startsWith(typed));
    return [
      {
        place,
        label,
        starts,
        distance: starts ? 0 : Math.min(...names.map((name) => editDistance(typed, name))),
      },
    ];
  });
  ranked.sort(
    (a, b) =>
      Number(b.starts) - Number(a.starts) ||
      a.distance - b.distance ||
      a.place.value.localeCompare(b.place.value, 'pt-BR'),
  );
  const seen = new Set<string>();
  return ranked
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .slice(0, limit)
    .map(({ place }) => place);
}

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
