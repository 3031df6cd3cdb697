export interface ArmCounts {
  exposures: number;
  conversions: number;
}
/** 95% confidence interval of a share (0 to 1), or of a difference. */
export interface Interval {
  low: number;
  high: number;
}

/** 'shares-off': the sample ratio differs from the weights, so the arms are not comparable. */
export type ExperimentResult =
  | { state: 'shares-off'; chiSquared: number }
  | { state: 'too-early' }
  | { state: 'shown'; arms: readonly [Interval, Interval]; difference: Interval };

export const leastExposures = 1_000;
/** χ² quantile with one degree of freedom (p < 0.001). */
const onceInAThousand = 10.8276;
/** 97.5% quantile of the normal distribution. */
const z = 1.959964;

export function experimentResult(
  arms: readonly [ArmCounts, ArmCounts],
  weights: readonly [number, number],
): ExperimentResult {
  const chiSquared = chiSquaredOf([arms[0].exposures, arms[1].exposures], weights);
  if (chiSquared > onceInAThousand) return { state: 'shares-off', chiSquared };
  if (arms.some(({ exposures }) => exposures < leastExposures)) return { state: 'too-early' };
  return { state: 'shown', arms: [wilson(arms[0]), wilson(arms[1])], difference: newcombe(arms[0], arms[1]) };
}

/** Pearson's χ² of the sample ratio; 0 without counts. */
export function chiSquaredOf(counts: readonly [number, number], weights: readonly [number, number]): number {
  const all = counts[0] + counts[1];
  if (all === 0) return 0;
  const sum = weights[0] + weights[1];
  return counts.reduce((total, count, index) => {
    const expected = (all * weights[index]!) / sum;
    return total + (count - expected) ** 2 / expected;
  }, 0);
}

/** Conversions can exceed exposures, because one visitor can convert twice. */
const share = ({ exposures, conversions }: ArmCounts) => Math.min(1, conversions / exposures);

export function wilson(arm: ArmCounts): Interval {
  const { exposures: n } = arm;
  const p = share(arm);
  const middle = p + z ** 2 / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  const whole = 1 + z ** 2 / n;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** Newcombe's interval of the difference `second - first` (method 10, from Wilson intervals). */
export function newcombe(first: ArmCounts, second: ArmCounts): Interval {
  const [a, b] = [share(first), share(second)];
  const [ofA, ofB] = [wilson(first), wilson(second)];
  return {
    low: b - a - Math.hypot(b - ofB.low, ofA.high - a),
    high: b - a + Math.hypot(ofB.high - b, a - ofA.low),
  };
}
