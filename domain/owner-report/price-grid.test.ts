import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridPriceBelow } from './price-grid';

const M = 1_000_000;
const range = (from: number, to: number, every: number) =>
  Array.from({ length: (to - from) / every + 1 }, (_, step) => from + step * every);

/** As specified: R$ 100 mil to 2 mi, 250 mil to 5 mi, 500 mil above; for rent R$ 1 mil to 20 mil, 5 mil above. */
const grids = {
  sell: [
    ...range(100_000, 2 * M, 100_000),
    ...range(2.25 * M, 5 * M, 250_000),
    ...range(5.5 * M, 60 * M, 500_000),
  ],
  rent: [...range(1_000, 20_000, 1_000), ...range(25_000, 500_000, 5_000)],
};

describe.each(['sell', 'rent'] as const)('the grid of %s, the same for all homes', (kind) => {
  const grid = grids[kind];

  test('has every step of the specification', () => {
    for (const price of grid) expect(gridPriceBelow(price, kind)).toBe(price);
  });

  test('rounds a price down to its step, and to null below the first', () => {
    grid.forEach((above, index) => {
      const below = grid[index - 1] ?? null;
      for (const price of [(below ?? 0) + 1, Math.floor(((below ?? 0) + above) / 2), above - 1])
        expect([price, gridPriceBelow(price, kind)]).toEqual([price, below]);
    });
  });

  test('a step counts for itself, and no price for one above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: grid[0], max: 300 * M }), (price) => {
        const step = gridPriceBelow(price, kind)!;
        expect(step).toBeLessThanOrEqual(price);
        expect(gridPriceBelow(step, kind)).toBe(step);
      }),
    );
  });
});
