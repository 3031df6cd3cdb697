import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demandSteps, peopleAt } from './mirror';
import { gridPriceAbove, gridPriceBelow } from './price-grid';

const negotiations = ['sell', 'rent'] as const;
const times = (count: number, price: number) => Array.from({ length: count }, () => price);
const M = 1_000_000;

test.each([
  ['sell', 1, null, 100_000],
  ['sell', 99_999, null, 100_000],
  ['sell', 100_000, 100_000, 100_000],
  ['sell', 1_999_999, 1_900_000, 2 * M],
  ['sell', 2 * M, 2 * M, 2 * M],
  ['sell', 2_000_001, 2 * M, 2_250_000],
  ['sell', 4_999_999, 4_750_000, 5 * M],
  ['sell', 5 * M, 5 * M, 5 * M],
  ['sell', 7_900_000, 7_500_000, 8 * M],
  ['rent', 999, null, 1_000],
  ['rent', 19_999, 19_000, 20_000],
  ['rent', 20_001, 20_000, 25_000],
] as const)(
  'of %s, %d stands between %s and %d on the grid that is the same for all homes',
  (kind, price, below, above) => {
    expect([gridPriceBelow(price, kind), gridPriceAbove(price, kind)]).toEqual([below, above]);
  },
);

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
const somePeople = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 50_000, max: 20 * M })),
  {
    maxLength: 120,
  },
);

test('nobody is told from another: numbers are fives, and at least five people separate any two', () => {
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

test('one person more or less: every number stays, moves by five, or its step merges with another', () => {
  fc.assert(
    fc.property(somePeople, fc.integer({ min: 1, max: 20 * M }), someNegotiation, (highest, one, kind) => {
      const [without, withOne] = [demandSteps(highest, kind), demandSteps([...highest, one], kind)];
      for (const { up_to, people } of without) {
        const same = withOne.find((step) => step.up_to === up_to);
        if (same) expect([0, 5]).toContain(same.people - people);
      }
      expect(Math.abs(without.length - withOne.length)).toBeLessThanOrEqual(1);
    }),
  );
});

test('whoever would pay a dearer step would pay a cheaper one: numbers never rise with the price', () => {
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
