/**
 * How well a threshold on these values tells the two apart: the area under the curve (ROC), from 0.5, which is chance, to
 * 1, in whichever direction they differ.
 */
export function separation(ones: number[], others: number[]): number {
  const all = [
    ...ones.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]!.value === all[start]!.value) end += 1;
    // Equal values share the mean of their ranks.
    const rank = (start + 1 + end) / 2;
    for (; start < end; start += 1) if (all[start]!.isOne) rankSum += rank;
  }
  const area = (rankSum - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length);
  return Math.max(area, 1 - area);
}
