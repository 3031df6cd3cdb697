import type { DemoHome } from './home-past';
import { round } from './prices';
import { createRandom } from './random';

/** How many are said to keep a home, and the highest prices of those who look for one like it. */
export interface HomeDemand {
  keepers: number;
  highest: number[];
}

/** Of the offer whose price has a history; null: it has no price. */
export function demandOf({ reference, offers }: DemoHome): HomeDemand | null {
  const [offer] = offers;
  const price = offer?.price;
  if (!price) return null;
  const random = createRandom(`who wants ${reference}`);
  const step = offer.negotiation === 'rent' ? 500 : 50_000;
  return {
    keepers: random.int(9, 26),
    // Most would pay somewhat less than is asked.
    highest: Array.from({ length: random.int(55, 85) }, () =>
      round(price * (random.between(0.72, 1.02) + random.between(-0.06, 0.18)), step),
    ),
  };
}
