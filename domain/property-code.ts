/**
 * A property's code: the reference of its house ('AP-0955'), else its number. Written by people with or without what
 * separates it; addresses name the number alone.
 */

/** Characters that a typed text may have to be tried as a code. */
const longestCode = 20;
const codeShape = /^[\p{L}\d ./-]*\d[\p{L}\d ./-]*$/u;

/** Whether a typed text may be a code: it has a digit, and nothing but letters, digits, spaces, '.', '-' and '/'. */
export const isCodeText = (text: string): boolean => text.length <= longestCode && codeShape.test(text);

/** A number alone is a code and nothing else (spec 1 §2.5). */
export const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** What counts when codes are compared: 'AP 0955', 'ap0955' and 'AP-0955' are one. */
export const foldCode = (code: string): string => code.replace(/[\s./-]/g, '').toLowerCase();
