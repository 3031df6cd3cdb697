import { fold } from '@domain/kernel/text';

/** Words of a typed text, as the functions of migrations 0049 and 0067 make them of what is stored. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Of a tsquery, by the word's beginning. One or two letters are a word of their own: 'Sá'. */
export const wordTerm = (word: string, prefix = ''): string =>
  word.length < 3 ? `'${prefix}${word}'` : `'${prefix}${word}':*`;
