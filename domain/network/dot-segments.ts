/** Percent-encoded '.', '/' and '\', at any depth of encoding (`%25252e`). */
const escaped: [RegExp, string][] = [
  [/%(?:25)*2e/gi, '.'],
  [/%(?:25)*2f/gi, '/'],
  [/%(?:25)*5c/gi, '\\'],
];

/**
 * Finds a `.` or `..` segment in any encoding, because servers can resolve such a path differently. '\' counts as '/'.
 */
export function hasDotSegments(path: string): boolean {
  if (!path.includes('.') && !path.includes('%')) return false;
  const plain = escaped.reduce((text, [writing, sign]) => text.replace(writing, sign), path);
  return /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(plain);
}
