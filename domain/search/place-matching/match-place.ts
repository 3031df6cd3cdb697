import type { IndexedName, IndexedPlace } from './place-index';
import { level, type TypedWord } from './typed-words';

/** How a place matches the typed words. */
export interface PlaceMatch {
  typos: number;
  /** All words of its own name, or of its label, were typed. */
  isItself: boolean;
  /** Whether the typed words begin its label, or a related district. */
  begins: 'label' | 'district' | 'none';
}

/** null if a word is not there, or if only the place's surroundings contain parts of the words. */
export function matchPlace(place: IndexedPlace<unknown>, typed: readonly TypedWord[]): PlaceMatch | null {
  let typos = 0;
  let isPartial = false;
  let isOwn = false;
  for (const word of typed) {
    const own = bestLevel(word, place.own);
    const best = own === level.whole ? own : Math.max(own, bestLevel(word, place.around));
    const found = best < level.whole && hasMeaning(word, place) ? level.whole : best;
    if (found === 0) return null;
    if (found === level.near) typos++;
    if (found < level.whole) isPartial = true;
    if (own > 0) isOwn = true;
  }
  if (isPartial && !isOwn) return null;
  const { name, labels, districts } = place;
  const beginsOne = (names: readonly IndexedName[]) => names.some(({ numbers }) => beginWith(numbers, typed));
  return {
    typos,
    isItself: isNamed(name, typed) || labels.some((label) => isNamed(label, typed)),
    begins: beginsOne(labels) ? 'label' : beginsOne(districts) ? 'district' : 'none',
  };
}

function bestLevel({ levels }: TypedWord, words: readonly number[]): number {
  let best = 0;
  for (const word of words) if (levels[word]! > best) best = levels[word]!;
  return best;
}

const hasMeaning = ({ meanings }: TypedWord, { own, around }: IndexedPlace<unknown>): boolean =>
  meanings.some((words) => words.every((word) => own.includes(word) || around.includes(word)));

const isNamed = ({ numbers }: IndexedName, typed: readonly TypedWord[]): boolean =>
  numbers.every((word) =>
    typed.some(
      ({ levels, meanings }) =>
        levels[word] === level.whole ||
        levels[word] === level.near ||
        meanings.some((words) => words.includes(word) && words.every((each) => numbers.includes(each))),
    ),
  );

/** Whether the first words are the typed ones, in any order; a word may be typed in part. */
function beginWith(words: readonly number[], typed: readonly TypedWord[]): boolean {
  const first = words.slice(0, typed.length);
  return (
    typed.every((each) => first.some((word) => isTyped(word, each))) &&
    first.every((word) => typed.some((each) => isTyped(word, each)))
  );
}

const isTyped = (word: number, { levels, meanings }: TypedWord): boolean =>
  levels[word]! >= level.near || meanings.some((meaning) => meaning.length === 1 && meaning[0] === word);
