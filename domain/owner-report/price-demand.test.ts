import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DemandStep, demandSteps, peopleAt } from './price-demand';

const negotiations = ['sell', 'rent'] as const;
const times = (count: number, price: number) => Array.from({ length: count }, () => price);
const M = 1_000_000;

test.each<[string, number[], [number, number][]]>([
  ['nobody', [], []],
  ['four people are nobody’s business', times(4, 8 * M), []],
  ['five are the first step', times(5, 8 * M), [[8 * M, 5]]],
  ['nine are told as five', times(9, 8 * M), [[8 * M, 5]]],
  ['prices between two steps count for the lower one', times(5, 7_999_999), [[7.5 * M, 5]]],
  ['three more below do not make a step', [...times(5, 8 * M), ...times(3, 7 * M)], [[8 * M, 5]]],
  [
    'five more below do',
    [...times(5, 8 * M), ...times(5, 7 * M)],
    [
      [7 * M, 10],
      [8 * M, 5],
    ],
  ],
  ['few at the top are told with those below them', [...times(3, 9 * M), ...times(4, 8 * M)], [[8 * M, 5]]],
  ['what is below the grid is not told', times(50, 99_999), []],
])('the mirror: %s', (_, highest, steps) => {
  expect(demandSteps(highest, 'sell').map(({ up_to, people }) => [up_to, people])).toEqual(steps);
});

test('at a price between two steps it tells the people of the dearer one', () => {
  const steps = demandSteps([...times(40, 8 * M), ...times(20, 7.5 * M)], 'sell');
  expect([7 * M, 7.5 * M, 7.9 * M, 8 * M, 8.1 * M].map((price) => peopleAt(steps, price))).toEqual([
    60,
    60,
    40,
    40,
    null,
  ]);
});

const someNegotiation = fc.constantFrom(...negotiations);
/** Over the whole grid, and crowded on a few steps, where one person moves many. */
const somePeople = fc.oneof(
  fc.array(fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 50_000, max: 20 * M })), {
    maxLength: 120,
  }),
  fc.array(
    fc.integer({ min: 12, max: 22 }).map((step) => step * 500_000),
    { maxLength: 60 },
  ),
);

test('rounds people down to fives, with at least five between two steps', () => {
  fc.assert(
    fc.property(somePeople, someNegotiation, (highest, kind) => {
      const steps = demandSteps(highest, kind);
      const real = steps.map(({ up_to }) => highest.filter((price) => price >= up_to).length);
      steps.forEach(({ people }, index) => {
        expect(people % 5).toBe(0);
        expect(real[index]! - people).toBeGreaterThanOrEqual(0);
        expect(real[index]! - people).toBeLessThan(5);
        expect(real[index]! - (real[index + 1] ?? 0)).toBeGreaterThanOrEqual(5);
      });
    }),
  );
});

const peopleAtEach = (steps: readonly DemandStep[], prices: readonly number[]) =>
  prices.map((price) => peopleAt(steps, price) ?? 0);

test('one more person changes a number by zero or five, or merges a step', () => {
  fc.assert(
    fc.property(somePeople, fc.integer({ min: 1, max: 12 * M }), someNegotiation, (highest, one, kind) => {
      const [without, withOne] = [demandSteps(highest, kind), demandSteps([...highest, one], kind)];
      const places = [...new Set([...without, ...withOne].map(({ up_to }) => up_to))];
      peopleAtEach(withOne, places).forEach((people, index) => {
        expect([0, 5]).toContain(people - peopleAtEach(without, places)[index]!);
      });
      for (const [gone, others] of [
        [without, withOne],
        [withOne, without],
      ] as const)
        for (const { up_to, people } of gone) {
          const same = others.find((step) => step.up_to === up_to);
          // If a step disappears, the next higher step has the same number or five less.
          const dearer = same ?? others.find((step) => step.up_to > up_to);
          expect([0, 5]).toContain(Math.abs((dearer?.people ?? 0) - people));
        }
      expect(Math.abs(without.length - withOne.length)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});

test('counts fewer people at each higher price step', () => {
  fc.assert(
    fc.property(somePeople, someNegotiation, (highest, kind) => {
      const steps = demandSteps(highest, kind);
      steps.slice(1).forEach((step, index) => {
        expect(step.up_to).toBeGreaterThan(steps[index]!.up_to);
        expect(step.people).toBeLessThan(steps[index]!.people);
      });
    }),
  );
});
