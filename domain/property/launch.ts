import type { Condition } from '../taxonomy/conditions';

interface Launch {
  condition: Condition;
  registrationNumber: string | null;
}

/** A launch without registration must not be on sale (Lei 4.591, art. 32), so it becomes 'breve lançamento'. */
export function lawfulCondition({ condition, registrationNumber }: Launch): Condition {
  return condition === 'launch' && !registrationNumber?.trim() ? 'soonLaunch' : condition;
}

/** A launch has many units, and its sale price is the lowest: 'a partir de'. */
export const isStartingPrice = (condition: Condition, sale: number | null | undefined): boolean =>
  condition === 'launch' && Boolean(sale);

/** Whether a page only collects interest: no price, Offer or visit (settled §4). */
export function isInterestOnly(property: { condition: Condition; registroIncorporacao: string | null }) {
  const { condition, registroIncorporacao: registrationNumber } = property;
  return lawfulCondition({ condition, registrationNumber }) === 'soonLaunch';
}
