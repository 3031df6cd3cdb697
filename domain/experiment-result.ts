/** What came of one arm: how many saw it, and how many of them did what it is about. */
export interface ArmCounts {
  exposures: number;
  conversions: number;
}
/** Both ends of a 95 % interval: shares from 0 to 1, or a difference of two. */
export interface Interval {
  low: number;
  high: number;
}

/**
 * What can be said of two arms: nothing where they were not shown in the shares that were meant (something loses one of
 * them, and who is left is not alike), nor before enough have seen both.
 */
export type ExperimentResult =
  | { state: 'shares-off'; chiSquared: number }
  | { state: 'too-early' }
  | { state: 'shown'; arms: readonly [Interval, Interval]; difference: Interval };

/** The least that each arm is shown before a result is. */
export const leastExposures = 1_000;
/** Of the χ² distribution with one degree of freedom: beyond it lies one in a thousand (p < 0.001). */
const onceInAThousand = 10.8276;
/** Of the normal distribution: 95 % lie between it and its negative. */
const z = 1.959964;

/** @param weights how the arms were to be shared out */
export function experimentResult(
  arms: readonly [ArmCounts, ArmCounts],
  weights: readonly [number, number],
): ExperimentResult {
  const chiSquared = chiSquaredOf([arms[0].exposures, arms[1].exposures], weights);
  if (chiSquared > onceInAThousand) return { state: 'shares-off', chiSquared };
  if (arms.some(({ exposures }) => exposures < leastExposures)) return { state: 'too-early' };
  return { state: 'shown', arms: [wilson(arms[0]), wilson(arms[1])], difference: newcombe(arms[0], arms[1]) };
}

/** How far counts are from the shares that were meant (Pearson); 0 where nothing was counted. */
export function chiSquaredOf(counts: readonly [number, number], weights: readonly [number, number]): number {
  const all = counts[0] + counts[1];
  if (all === 0) return 0;
  const sum = weights[0] + weights[1];
  return counts.reduce((total, count, index) => {
    const expected = (all * weights[index]!) / sum;
    return total + (count - expected) ** 2 / expected;
  }, 0);
}

/** Who converted twice has converted once: no more than have seen it. */
const share = ({ exposures, conversions }: ArmCounts) => Math.min(1, conversions / exposures);

/** Wilson's interval of a share. */
export function wilson(arm: ArmCounts): Interval {
  const { exposures: n } = arm;
  const p = share(arm);
  const middle = p + z ** 2 / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  const whole = 1 + z ** 2 / n;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** Newcombe's interval of how much larger the second share is than the first (his tenth method, of Wilson's). */
export function newcombe(first: ArmCounts, second: ArmCounts): Interval {
  const [a, b] = [share(first), share(second)];
  const [ofA, ofB] = [wilson(first), wilson(second)];
  return {
    low: b - a - Math.hypot(b - ofB.low, ofA.high - a),
    high: b - a + Math.hypot(ofB.high - b, a - ofA.low),
  };
}
