import type { Condition } from './taxonomy/conditions';

interface Launch {
  condition: Condition;
  /** The number under which its memorial is registered. */
  registrationNumber: string | null;
}

/** A launch without its registration number may not be offered for sale: it is 'breve lançamento' (Lei 4.591, art. 32). */
export function lawfulCondition({ condition, registrationNumber }: Launch): Condition {
  return condition === 'launch' && !registrationNumber?.trim() ? 'soonLaunch' : condition;
}

/** Whether a property's page may only ask for interest: no price, no Offer, no visit (settled §4). */
export function isInterestOnly(property: { condition: Condition; registroIncorporacao: string | null }) {
  const { condition, registroIncorporacao: registrationNumber } = property;
  return lawfulCondition({ condition, registrationNumber }) === 'soonLaunch';
}
