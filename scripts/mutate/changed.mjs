/** @param {string[]} diff lines of `git diff --unified=0 --no-prefix`
 * @returns {Map<string, {from: number, to: number}[]>} added or changed lines by file, from 1 */
export function changedLines(diff) {
  const files = new Map();
  let ranges = [];
  for (const line of diff) {
    const file = /^\+\+\+ (.+?)\t?$/.exec(line)?.[1];
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (file) files.set(file, (ranges = []));
    if (!hunk) continue;
    const [from, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    if (count > 0) ranges.push({ from, to: from + count - 1 });
  }
  files.delete('/dev/null');
  return files;
}
