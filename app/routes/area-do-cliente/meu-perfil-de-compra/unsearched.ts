/** Profile criteria that a search cannot hold, as user text. */
export const unsearched = 'o objetivo, o prazo e a forma de contato';
