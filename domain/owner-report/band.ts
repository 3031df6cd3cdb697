export interface Band {
  n: number;
  low: number;
  median: number;
  high: number;
}

/** Smaller samples are not shown (docs/decisions/0069-owners.md). */
export const minComparables = 5;

/** Quartiles with linear interpolation; null if the sample is too small. */
export function bandOf(values: readonly number[]): Band | null {
  if (values.length < minComparables) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)]!;
    return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
  };
  return { n: values.length, low: at(0.25), median: at(0.5), high: at(0.75) };
}
