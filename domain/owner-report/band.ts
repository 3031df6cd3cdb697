/** Where the middle half of some numbers lies. */
export interface Band {
  /** How many they are. */
  n: number;
  low: number;
  median: number;
  high: number;
}

/** Of fewer than these nothing is told (docs/decisions/0069-owners.md). */
export const fewestAlike = 5;

/** Quartiles, between two numbers in proportion; null: of too few. */
export function bandOf(values: readonly number[]): Band | null {
  if (values.length < fewestAlike) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)]!;
    return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
  };
  return { n: values.length, low: at(0.25), median: at(0.5), high: at(0.75) };
}
