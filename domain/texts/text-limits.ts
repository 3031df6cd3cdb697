/** Characters of one text. */
export const maxTextLength = 20_000;
