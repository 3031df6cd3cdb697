import type { Negotiation } from '../search/filters';
import { phaseOf, type Condition, type Phase } from '../taxonomy/conditions';
import { negotiationOf } from '../taxonomy/negotiations';

export interface Offer {
  phase: Phase;
  negotiation: Negotiation;
  id: number;
}

export const offerOf = (property: { condition: Condition; id: number }, negotiation: Negotiation): Offer => ({
  phase: phaseOf(property.condition),
  negotiation,
  id: property.id,
});

/** 'usado/aluguel/123', for URLs and forms; `parsePropertyPath` parses it after a slash. */
export const offerKey = ({ phase, negotiation, id }: Offer): string =>
  `${phase}/${negotiationOf(negotiation).urlWord}/${id}`;
