import { isOneTypoApart } from '../../kernel/edit-distance';
import { singular } from '../../kernel/text';
import { meaningsOf } from './abbreviations';
import { significant, wordsOf } from './place-words';

/** How a typed word occurs in a place's word, worst first; 0: not at all. */
export const level = { inside: 1, near: 2, start: 3, whole: 4 } as const;

/** A shorter typed word is too common inside other words, or near them. */
const minInside = 3;
const minNear = 4;

export interface TypedWord {
  /** Level by the word's number in the vocabulary. */
  levels: Uint8Array;
  /** Meanings of an abbreviation: numbers of words that must all be there. */
  meanings: number[][];
}

/** Compares each typed word once with each different word of all places. */
export function typedWords(text: string, vocabulary: ReadonlyMap<string, number>): TypedWord[] {
  return significant([...new Set(wordsOf(text))]).map((typed) => {
    const levels = new Uint8Array(vocabulary.size);
    const one = singular(typed);
    for (const [word, number] of vocabulary) levels[number] = levelOf(typed, one, word);
    const meanings = meaningsOf(typed).map((words) => significant(words).map((word) => vocabulary.get(word)));
    return {
      levels,
      meanings: meanings.filter((numbers): numbers is number[] => !numbers.includes(undefined)),
    };
  });
}

/** Whether any place has the word, or what it stands for. */
export const isAnywhere = ({ levels, meanings }: TypedWord): boolean =>
  meanings.length > 0 || levels.some((found) => found > 0);

function levelOf(typed: string, one: string, word: string): number {
  if (word === typed) return level.whole;
  if (word.startsWith(typed)) return level.start;
  if (word === one || (typed.length >= minNear && isOneTypoApart(typed, word))) return level.near;
  return typed.length >= minInside && word.includes(typed) ? level.inside : 0;
}
