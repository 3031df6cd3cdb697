const wellFormed = /^\/(?:\w+(?:[/-]\w+)*\/?)?$/;
const underscores = /__|_\/?$/;

/** Settled §3, rule 2. A single trailing slash is well-formed here. */
export function isMalformed(path: string): boolean {
  return !wellFormed.test(path) || underscores.test(path);
}
