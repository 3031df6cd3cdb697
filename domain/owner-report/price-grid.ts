import type { Negotiation } from '../search/filters';

/**
 * The prices at which demand is told, the same for every home, in whole units of its currency (docs/decisions/0069-owners.md): never at
 * percentages of a home's own price, which would tell one person from another as it moves. Each band: steps of `every`,
 * up to and with `to`.
 */
const bands: Record<Negotiation, readonly { to: number; every: number }[]> = {
  sell: [
    { to: 2_000_000, every: 100_000 },
    { to: 5_000_000, every: 250_000 },
    { to: Infinity, every: 500_000 },
  ],
  rent: [
    { to: 20_000, every: 1_000 },
    { to: Infinity, every: 5_000 },
  ],
};

/** The highest price of the grid that is not above this one; null: it is below the first. */
export function gridPriceBelow(price: number, negotiation: Negotiation): number | null {
  const { every } = bands[negotiation].find(({ to }) => price <= to)!;
  const below = Math.floor(price / every) * every;
  return below >= every ? below : null;
}
