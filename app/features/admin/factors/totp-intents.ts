/** Asks for a secret, which waits for its first code. */
export const startIntent = 'start';
export const uriField = 'uri';
