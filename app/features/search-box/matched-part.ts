import { fold } from '@domain/text';

/** A text in three: before, the first part that reads like `typed` (case and accents aside), after; else all is before. */
export function matchedPart(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = fold(typed.trim());
  const letters = [...text.normalize('NFC')];
  // Folding one letter may give none or several: what each gave is kept, so that the part is cut between letters.
  const folded = letters.map(fold);
  const at = wanted ? folded.join('').indexOf(wanted) : -1;
  if (at < 0) return [text, '', ''];
  const [from, to] = [letterAt(folded, at), letterAt(folded, at + wanted.length - 1) + 1];
  return [letters.slice(0, from).join(''), letters.slice(from, to).join(''), letters.slice(to).join('')];
}

/** The letter that gave the character at `position` of the folded text. */
function letterAt(folded: readonly string[], position: number): number {
  let end = 0;
  return folded.findIndex((letter) => (end += letter.length) > position);
}
