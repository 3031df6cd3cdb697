import type { Negotiation } from './filters';

/** Bins of the price chart (brief §18.5): `steps` equal bins from 0, and one more for the rest, 'ou mais'. */
export const priceSteps: Readonly<Record<Negotiation, { step: number; steps: number }>> = {
  sell: { step: 1_000_000, steps: 20 },
  rent: { step: 5_000, steps: 16 },
};
