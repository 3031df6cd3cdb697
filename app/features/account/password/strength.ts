/** From weak to strong; a measure for people, no rule: the rules are `senha`'s. */
export const strengthNames = ['fraca', 'razoável', 'boa', 'forte'] as const;

/** What is tried first: a word with a year, rows of keys, one character many times. */
const tried = /(.)\1{2,}|(?:19|20)\d{2}|abc|123|qwe|asd|senha|pass|bossa|brasil/gi;
/** Bits of a guesser's work at which the next name begins. */
const steps = [40, 55, 70];

/** How strong a password is: an index of `strengthNames`, by length, kinds of characters and what is tried first. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const kinds = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 32],
  ] as const;
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const distinct = new Set(password).size;
  // Letters that come again add half.
  const letters = distinct + (password.length - distinct) / 2;
  const bits = letters * Math.log2(Math.max(alphabet, 1)) - 14 * (password.match(tried)?.length ?? 0);
  return steps.filter((step) => bits >= step).length as 0 | 1 | 2 | 3;
}
