import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceScale, scaleWidth } from './difference-scale';

test.each([
  [-0.4, 2.6, [-1, 0, 1, 2, 3]],
  [3, 9, [0, 5, 10, 15]],
  [-12, -7, [-15, -10, -5, 0]],
  [0, 0.01, [0, 0.01, 0.02]],
])('%f to %f points has the ticks %j', (low, high, ticks) => {
  expect(differenceScale({ low, value: low, high }).ticks.map(({ points }) => points)).toEqual(ticks);
});

test('zero and the interval are in the drawing, in their order', () => {
  const points = fc.double({ min: -100, max: 100, noNaN: true });
  fc.assert(
    fc.property(points, points, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const scale = differenceScale({ low, value: (low + high) / 2, high });
      for (const x of [scale.zero, scale.low, scale.high, ...scale.ticks.map((tick) => tick.x)]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(scaleWidth);
      }
      expect(scale.low).toBeLessThanOrEqual(scale.value);
      expect(scale.value).toBeLessThanOrEqual(scale.high);
      expect(scale.low < scale.zero).toBe(low < 0 && scale.low !== scale.zero);
      expect(scale.ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});
