import type { DemoProperty } from './property-past';
import { round } from './prices';
import { createRandom } from './random';

/** `keepers`: visitors with the property in favorites; `highest`: maximum prices of searches that fit it. */
export interface PropertyDemand {
  keepers: number;
  highest: number[];
}

/** For the first offer; null without a price. */
export function demandOf({ reference, offers }: DemoProperty): PropertyDemand | null {
  const [offer] = offers;
  const price = offer?.price;
  if (!price) return null;
  const random = createRandom(`who wants ${reference}`);
  const step = offer.negotiation === 'rent' ? 500 : 50_000;
  return {
    keepers: random.int(9, 26),
    // Most maximum prices are below the asking price.
    highest: Array.from({ length: random.int(55, 85) }, () =>
      round(price * (random.between(0.72, 1.02) + random.between(-0.06, 0.18)), step),
    ),
  };
}
