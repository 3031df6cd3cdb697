/** From weak to strong. Only advice: the rules are in `senha`. */
export const strengthNames = ['fraca', 'razoável', 'boa', 'forte'] as const;

/** Patterns that attackers try first: words, years, keyboard rows, repeated characters. */
const tried = /(.)\1{2,}|(?:19|20)\d{2}|abc|123|qwe|asd|senha|pass|bossa|brasil/gi;
const steps = [40, 55, 70];

/** Index into `strengthNames`, by length, character classes and common patterns. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const kinds = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 32],
  ] as const;
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const distinct = new Set(password).size;
  const letters = distinct + (password.length - distinct) / 2;
  const bits = letters * Math.log2(Math.max(alphabet, 1)) - 14 * (password.match(tried)?.length ?? 0);
  return steps.filter((step) => bits >= step).length as 0 | 1 | 2 | 3;
}
