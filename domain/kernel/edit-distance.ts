/** Insertions, deletions and replacements of letters that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  if (isSubsequence(a, b)) return b.length - a.length;
  const row: number[] = [];
  for (let j = 0; j <= b.length; j++) row.push(j);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0]!;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = diagonal + (a[i - 1] === b[j - 1] ? 0 : 1);
      diagonal = row[j]!;
      row[j] = Math.min(replaced, diagonal + 1, row[j - 1]! + 1);
    }
  }
  return row[b.length]!;
}

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (let i = 0; i < whole.length && at < part.length; i++) if (whole[i] === part[at]) at++;
  return at === part.length;
}

/** Whether one insertion, deletion, replacement or swap of neighbors turns `a` into `b`; false if they are equal. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const longest = Math.min(a.length, b.length) - start;
  while (end < longest && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
