/** A property's code is the brokerage's reference ('AP-0955') or the number. URLs contain the number. */

const maxCodeLength = 20;
const codeShape = /^[\p{L}\d ./-]+$/u;

export const isCodeText = (text: string): boolean =>
  text.length <= maxCodeLength && /\d/.test(text) && codeShape.test(text);

/** A number is always a code (spec 1 §2.5). */
export const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Comparison key: 'AP 0955', 'ap0955' and 'AP-0955' are equal. */
export const foldCode = (code: string): string => code.replace(/[\s./-]/g, '').toLowerCase();
