import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquaredOf, experimentResult, newcombe, wilson } from './experiment-result';

const counts = (exposures: number, conversions = 0) => ({ exposures, conversions });

describe('shares that are off', () => {
  test('flags 821,588 to 815,482 as a mismatch for 50/50, without a result', () => {
    expect(chiSquaredOf([821_588, 815_482], [50, 50])).toBeCloseTo(22.77, 1);
    const arms = [counts(821_588, 8_000), counts(815_482, 9_000)] as const;
    expect(experimentResult(arms, [50, 50]).state).toBe('shares-off');
  });

  test.each([
    [[7_500, 2_500], [75, 25], 'shown'],
    [[8_500, 1_500], [85, 15], 'shown'],
    [[7_350, 2_650], [75, 25], 'shares-off'],
    [[7_650, 2_350], [75, 25], 'shares-off'],
    [[8_500, 1_500], [75, 25], 'shares-off'],
    [[5_000, 0], [85, 15], 'shares-off'],
  ] as const)('%j of %j: %s', ([first, second], weights, state) => {
    expect(experimentResult([counts(first), counts(second)], weights).state).toBe(state);
  });

  test('comes up about once in a thousand where nothing is off', () => {
    // A binomial share with z standard deviations; z > 3.29 is p < 0.001.
    const at = (z: number) => {
      const n = 1_000_000;
      const first = n * 0.75 + z * Math.sqrt(n * 0.75 * 0.25);
      return experimentResult([counts(first), counts(n - first)], [75, 25]).state;
    };
    expect([at(3.28), at(-3.28), at(3.3), at(-3.3)]).toEqual(['shown', 'shown', 'shares-off', 'shares-off']);
  });
});

test('before a thousand have seen each arm there is no result', () => {
  expect(experimentResult([counts(2_997), counts(999)], [75, 25]).state).toBe('too-early');
  expect(experimentResult([counts(3_000), counts(1_000)], [75, 25]).state).toBe('shown');
  expect(experimentResult([counts(0), counts(0)], [75, 25]).state).toBe('too-early');
});

describe('intervals', () => {
  test("are those of Wilson's and Newcombe's own examples", () => {
    // Newcombe 1998: 81/263, 0.2553 to 0.3662; 56/70 − 48/80, 0.0524 to 0.3339.
    const one = wilson(counts(263, 81));
    expect([one.low, one.high].map((end) => end.toFixed(4))).toEqual(['0.2553', '0.3662']);
    const both = newcombe(counts(80, 48), counts(70, 56));
    expect([both.low, both.high].map((end) => end.toFixed(4))).toEqual(['0.0524', '0.3339']);
  });

  test('contain the share, stay within 0 and 1, and mirror swapped arms', () => {
    const arm = fc
      .tuple(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([exposures, part]) => counts(exposures, Math.round(exposures * part)));
    fc.assert(
      fc.property(arm, arm, (first, second) => {
        const { low, high } = wilson(first);
        const p = first.conversions / first.exposures;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low - 1e-9).toBeLessThanOrEqual(p);
        expect(high + 1e-9).toBeGreaterThanOrEqual(p);
        const [there, back] = [newcombe(first, second), newcombe(second, first)];
        expect(there.low).toBeCloseTo(-back.high, 9);
        expect(there.high).toBeCloseTo(-back.low, 9);
      }),
    );
  });

  test('are capped at 1 if there are more conversions than exposures', () => {
    expect(wilson(counts(1_000, 1_500)).high).toBe(1);
  });
});
