import type { Negotiation } from '../search/filters';

/**
 * Fixed price steps (docs/decisions/0069-owners.md). Steps relative to a property's price would identify single people
 * when it changes.
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

/** Rounds down to the grid; null below its first price. */
export function gridPriceBelow(price: number, negotiation: Negotiation): number | null {
  const { every } = bands[negotiation].find(({ to }) => price <= to)!;
  const below = Math.floor(price / every) * every;
  return below >= every ? below : null;
}
