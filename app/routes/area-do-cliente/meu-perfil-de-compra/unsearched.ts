/** What of a profile no search can ask for, as people are told. */
export const unsearched = 'o objetivo, o prazo e a forma de contato';
