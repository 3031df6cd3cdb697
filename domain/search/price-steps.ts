import type { Negotiation } from './filters';

/**
 * The steps in which the prices of a search are counted (brief §18.5): equal ones from nothing up, after which all the rest
 * is one more, 'ou mais'.
 */
export const priceSteps: Readonly<Record<Negotiation, { step: number; steps: number }>> = {
  sell: { step: 1_000_000, steps: 20 },
  rent: { step: 5_000, steps: 16 },
};
