import { editDistance } from '../../kernel/edit-distance';
import { matchPlace, type PlaceMatch } from './match-place';
import {
  type IndexedName,
  type IndexedPlace,
  indexPlaces,
  type MatchablePlace,
  type PlaceIndex,
  placeKey,
} from './place-index';
import { wordsOf } from './place-words';
import { isAnywhere, typedWords } from './typed-words';

/**
 * Places that have all words of `text` in label, related districts, city, state or country (spec 1 §7). Order: fewest
 * typos, the place itself, those that begin with the text, edit distance, the typed order of words, the alphabet.
 */
export function findPlaces<T extends MatchablePlace>(text: string, index: PlaceIndex<T>, limit: number): T[] {
  const words = typedWords(text, index.vocabulary);
  const typed = words.filter(isAnywhere);
  if (typed.length === 0) return [];
  const ranks = new Map<number, IndexedPlace<T>[]>();
  for (const place of index.places) {
    const match = matchPlace(place, typed);
    // A word that no place has is ignored beside a whole name: 'apartamento moema'.
    if (match && (typed.length === words.length || match.isItself)) addTo(ranks, rankOf(match), place);
  }
  const found = new Map<string, T>();
  for (const [rank, places] of inOrder(ranks)) {
    const names = rank % ranksOfBeginning === beginning.label ? labelsOf : namesOf;
    for (const { place } of byDistance(text, places, names)) {
      if (found.size === limit) return [...found.values()];
      const key = placeKey(place);
      if (!found.has(key)) found.set(key, place);
    }
  }
  return [...found.values()];
}

export const rankPlaces = <T extends MatchablePlace>(
  text: string,
  places: readonly T[],
  limit: number,
): T[] => findPlaces(text, indexPlaces(places), limit);

/** All places that a back end found for a text, each once: our matches, then the others in the back end's order. */
export function orderPlaces<T extends MatchablePlace>(text: string, places: readonly T[]): T[] {
  const seen = new Set<string>();
  return [...rankPlaces(text, places, places.length), ...places].filter((place) => {
    const key = placeKey(place);
    return !seen.has(key) && seen.add(key);
  });
}

const beginning = { label: 0, district: 1, none: 2 };
const ranksOfBeginning = 3;
const rankOf = ({ typos, isItself, begins }: PlaceMatch): number =>
  (typos * 2 + Number(!isItself)) * ranksOfBeginning + beginning[begins];

const labelsOf = ({ labels }: IndexedPlace<unknown>) => labels;
const namesOf = ({ labels, districts }: IndexedPlace<unknown>) =>
  districts.length === 0 ? labels : [...labels, ...districts];

function addTo<T>(groups: Map<number, T[]>, key: number, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

const inOrder = <T>(groups: ReadonlyMap<number, T[]>) => [...groups].sort(([a], [b]) => a - b);

const alphabet = new Intl.Collator('pt-BR');

/** Lazy: few of very many places are needed. The distance does not depend on the order of the words. */
function* byDistance<T extends MatchablePlace>(
  text: string,
  places: readonly IndexedPlace<T>[],
  namesToMeasure: (place: IndexedPlace<T>) => readonly IndexedName[],
) {
  const words = wordsOf(text);
  const [written, sorted] = [words.join(' '), words.toSorted().join(' ')];
  const distances = new Map<number, IndexedPlace<T>[]>();
  for (const place of places) {
    let distance = Infinity;
    for (const name of namesToMeasure(place))
      distance = Math.min(distance, editDistance(sorted, name.sorted));
    addTo(distances, distance, place);
  }
  // Only labels with the same words depend on their order.
  const isReordered = ({ labels }: IndexedPlace<T>) =>
    Number(!labels.some((label) => label.written === written));
  for (const [, group] of inOrder(distances))
    yield* group.sort(
      (a, b) =>
        isReordered(a) - isReordered(b) ||
        alphabet.compare(a.text, b.text) ||
        Number(!a.place.slug) - Number(!b.place.slug),
    );
}
