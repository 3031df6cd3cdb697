import type { Negotiation } from '../search/filters';
import { gridPriceBelow } from './price-grid';

/** How many people, in fives, look for such a home and would pay `up_to` or more. */
export interface DemandStep {
  up_to: number;
  people: number;
}

/** As few people as a published number, or the difference of two, may stand for. */
export const fewest = 5;

/**
 * The mirror of demand (docs/decisions/0069-owners.md), the lowest price first. From the dearest price of the grid downwards a step is shown
 * where at least five people separate it from the one shown before it, so no number and no difference of two stands for
 * fewer; numbers are rounded down to fives. Fewer than five people in all: no step.
 * @param highest the highest price that each person names, one of each
 */
export function demandSteps(highest: readonly number[], negotiation: Negotiation): DemandStep[] {
  const people = new Map<number, number>();
  for (const price of highest) {
    const step = gridPriceBelow(price, negotiation);
    if (step !== null) people.set(step, (people.get(step) ?? 0) + 1);
  }
  const steps: DemandStep[] = [];
  let [total, shown] = [0, 0];
  for (const [up_to, more] of [...people].sort(([a], [b]) => b - a)) {
    total += more;
    if (total - shown < fewest) continue;
    shown = total;
    steps.push({ up_to, people: Math.floor(total / fewest) * fewest });
  }
  return steps.reverse();
}

/** How many would pay a price: of the step at or above it, since nothing is told between two; null: fewer than five. */
export const peopleAt = (steps: readonly DemandStep[], price: number): number | null =>
  steps.find(({ up_to }) => up_to >= price)?.people ?? null;
