/** What several measurements of one thing say: the middle, and how far apart they lie. */
export interface Spread {
  median: number;
  /** First and third quartile. */
  low: number;
  high: number;
  count: number;
}

/** The value below which a share `p` (0 to 1) of the measurements lies. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? NaN;
}

export function spread(values: readonly number[]): Spread {
  return {
    median: percentile(values, 0.5),
    low: percentile(values, 0.25),
    high: percentile(values, 0.75),
    count: values.length,
  };
}
