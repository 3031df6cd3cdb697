import { fold } from '@domain/kernel/text';

/** Splits at the first match of `typed`, without case and accents. Without a match all is `before`. */
export function matchedPart(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = fold(typed.trim());
  const letters = [...text.normalize('NFC')];
  // One letter may fold to none or several characters, so keep each result.
  const folded = letters.map(fold);
  const at = wanted ? folded.join('').indexOf(wanted) : -1;
  if (at < 0) return [text, '', ''];
  const [from, to] = [letterAt(folded, at), letterAt(folded, at + wanted.length - 1) + 1];
  return [letters.slice(0, from).join(''), letters.slice(from, to).join(''), letters.slice(to).join('')];
}

function letterAt(folded: readonly string[], position: number): number {
  let end = 0;
  return folded.findIndex((letter) => (end += letter.length) > position);
}
