import { fold } from '../../kernel/text';
import { placeText } from '../place-text';
import { nameWords, textsAround, wordsOf } from './place-words';

/** Field names of the back end (spec 1 §5). */
export interface MatchablePlace {
  value: string;
  localizacao: string;
  districts?: readonly string[] | null;
  cidade?: string | null;
  estado?: string | null;
  pais?: string | null;
  slug?: string | null;
}

/** A name, and its words as numbers of the vocabulary. */
export interface IndexedName {
  numbers: readonly number[];
  /** All words, folded, as written and in alphabetical order. */
  written: string;
  sorted: string;
}

export interface IndexedPlace<T> {
  place: T;
  name: IndexedName;
  /** Label, and the text that is shown. */
  labels: readonly IndexedName[];
  /** Related districts. */
  districts: readonly IndexedName[];
  /** All words of labels and districts. */
  own: readonly number[];
  /** Words of city, state and country besides. */
  around: readonly number[];
  text: string;
}

export interface PlaceIndex<T> {
  vocabulary: ReadonlyMap<string, number>;
  places: readonly IndexedPlace<T>[];
}

/** Prepares places for `findPlaces`. */
export function indexPlaces<T extends MatchablePlace>(places: readonly T[]): PlaceIndex<T> {
  const vocabulary = new Map<string, number>();
  const names = new Map<string, IndexedName>();
  const numberOf = (word: string): number => {
    const number = vocabulary.get(word) ?? vocabulary.size;
    vocabulary.set(word, number);
    return number;
  };
  /** Cities, states and countries repeat. */
  const nameOf = (text: string): IndexedName => {
    const known = names.get(text);
    if (known) return known;
    const words = wordsOf(text);
    const sorted = words.toSorted().join(' ');
    const name = { numbers: nameWords(words).map(numberOf), written: words.join(' '), sorted };
    names.set(text, name);
    return name;
  };
  const indexed = places.map((place): IndexedPlace<T> => {
    const text = placeText(place);
    const labels = (text === place.value ? [text] : [place.value, text]).map(nameOf);
    const districts = (place.districts ?? []).map(nameOf);
    const own = new Set([...labels, ...districts].flatMap(({ numbers }) => numbers));
    const around = textsAround(place).flatMap((each) => nameOf(each).numbers);
    return {
      place,
      name: nameOf(place.localizacao),
      labels,
      districts,
      own: [...own],
      around: [...new Set(around)].filter((word) => !own.has(word)),
      text,
    };
  });
  return { vocabulary, places: indexed };
}

/** Equal for 'Praia Mansa, Ilhabela' and 'Ilhabela, Praia Mansa', which are one place. */
export const placeKey = ({ value }: MatchablePlace): string => fold(value).split(', ').sort().join(', ');
