/**
 * One character above Latin-1 makes V8 store a whole source with two bytes a character. Escapes mean the same in strings,
 * templates and regular expressions; a backslash before such a character means nothing, and is dropped.
 * @param {string} code JavaScript @returns {string}
 */
export const inLatin1 = (code) =>
  code.replace(
    /(\\\\)|\\?([^\0-\xff])/g,
    (_, backslashes, unit) => backslashes ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
