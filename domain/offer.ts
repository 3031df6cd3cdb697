import type { Negotiation } from './search/filters';
import { phaseOf, type Condition, type Phase } from './taxonomy/conditions';
import { negotiationOf } from './taxonomy/negotiations';

/** One of the two ways in which a property is on offer. */
export interface Offer {
  phase: Phase;
  negotiation: Negotiation;
  id: number;
}

/** A property's offer in one negotiation. */
export const offerOf = (property: { condition: Condition; id: number }, negotiation: Negotiation): Offer => ({
  phase: phaseOf(property.condition),
  negotiation,
  id: property.id,
});

/** An offer in addresses and forms: 'usado/aluguel/123'. Behind a slash `parsePropertyPath` reads it. */
export const offerKey = ({ phase, negotiation, id }: Offer): string =>
  `${phase}/${negotiationOf(negotiation).urlWord}/${id}`;
