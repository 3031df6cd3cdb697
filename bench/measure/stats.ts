export interface Spread {
  median: number;
  low: number;
  high: number;
  count: number;
}

/** @param p from 0 to 1 */
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
