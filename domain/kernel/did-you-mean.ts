import { editDistance, isOneTypoApart } from './edit-distance';
import { slugify } from './text';

/** Typing errors in a third of the letters at most, and in three. */
const allowedErrors = (word: string) => Math.min(3, Math.max(1, Math.floor(word.length / 3)));

/** The most similar candidate; undefined if none is similar. Accents and case count for nothing. */
export function nearestOf(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = slugify(word);
  let [nearest, least]: [string | undefined, number] = [undefined, allowedErrors(wanted) + 1];
  for (const candidate of candidates) {
    const known = slugify(candidate);
    const errors = isOneTypoApart(wanted, known) ? 1 : editDistance(wanted, known);
    if (errors < least) [nearest, least] = [candidate, errors];
  }
  return nearest;
}

/** ': você quis dizer …?', to end an error message with; '' without a similar candidate. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const nearest = nearestOf(word, candidates);
  return nearest === undefined ? '' : `: você quis dizer ${nearest}?`;
}
