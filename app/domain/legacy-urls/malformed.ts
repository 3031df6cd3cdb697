/** Words joined by single hyphens and slashes; one slash may stand at the end. */
const wellFormed = /^\/(?:\w+(?:[/-]\w+)*\/?)?$/;
const underscores = /__|_\/?$/;

/**
 * A path that is sent home (settled §3, rule 2): `__` anywhere or `_` at the end, two non-word characters in a row, any
 * character but word, hyphen and slash (a `%` too), a non-word character at the end. One slash at the end of an
 * otherwise well-formed path is another rule's.
 */
export function isMalformed(path: string): boolean {
  return !wellFormed.test(path) || underscores.test(path);
}
