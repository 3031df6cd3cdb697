/** A dot, a slash and a backslash behind an escape, or behind an escape of that escape's own sign, however deep (`%25252e`). */
const escaped: [RegExp, string][] = [
  [/%(?:25)*2e/gi, '.'],
  [/%(?:25)*2f/gi, '/'],
  [/%(?:25)*5c/gi, '\\'],
];

/**
 * Whether a path (without its query) holds a segment that is `.` or `..` in any writing that something on its way may
 * understand: such a path is another one to the next reader than to this one. A backslash counts as a slash, as URL parsers
 * have it.
 */
export function hasDotSegments(path: string): boolean {
  if (!path.includes('.') && !path.includes('%')) return false;
  const plain = escaped.reduce((text, [writing, sign]) => text.replace(writing, sign), path);
  return /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(plain);
}
