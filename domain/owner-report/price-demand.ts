import type { Negotiation } from '../search/filters';
import { gridPriceBelow } from './price-grid';

/** Number of people, in fives, who search a comparable property and would pay `up_to` or more. */
export interface DemandStep {
  up_to: number;
  people: number;
}

export const minPeople = 5;

/**
 * From the highest price down, a step needs five more people, so that no difference represents fewer
 * (docs/decisions/0069-owners.md). Numbers round down to fives.
 * @param highest the highest price of each person, once per person
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
    if (total - shown < minPeople) continue;
    shown = total;
    steps.push({ up_to, people: Math.floor(total / minPeople) * minPeople });
  }
  return steps.reverse();
}

/** Number of people at the step at or above a price; null: fewer than five. */
export const peopleAt = (steps: readonly DemandStep[], price: number): number | null =>
  steps.find(({ up_to }) => up_to >= price)?.people ?? null;
