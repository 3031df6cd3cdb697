import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Band, bandOf } from './band';

test.each<[number[], Band | null]>([
  [[], null],
  [[1], null],
  [[1, 2], null],
  [[1, 2, 3], null],
  [[1, 2, 3, 4], null],
  [[5, 1, 4, 2, 3], { n: 5, low: 2, median: 3, high: 4 }],
  [[1, 2, 3, 4, 5, 6], { n: 6, low: 2.25, median: 3.5, high: 4.75 }],
  [[7, 7, 7, 7, 7], { n: 5, low: 7, median: 7, high: 7 }],
])('the band of %j is %j: of fewer than five nothing is told', (values, band) => {
  expect(bandOf(values)).toEqual(band);
});

test('has at most a quarter of values below and above, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 5, maxLength: 60 }), (values) => {
      const { low, median, high } = bandOf(values)!;
      expect(low <= median && median <= high).toBe(true);
      expect(values.filter((value) => value < low).length).toBeLessThanOrEqual(Math.ceil(values.length / 4));
      expect(values.filter((value) => value > high).length).toBeLessThanOrEqual(Math.ceil(values.length / 4));
      expect(bandOf([...values].reverse())).toEqual({ n: values.length, low, median, high });
    }),
  );
});
