import { deliveryText } from '@domain/property/delivery';
import type { PropertyDetail } from '~/domain/property';
import { type Fact, registration } from './facts';
import { isOnPaper } from './words/noun';

/** Developer, delivery and registration of a launch or a building in progress; none of any other property. */
export function worksFacts(detail: PropertyDetail): Fact[] {
  const { condition, incorporadora, entrega, registroIncorporacao } = detail;
  if (!isOnPaper(condition) && condition !== 'underConstruction') return [];
  const known = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
  return [
    ...known('Incorporadora', incorporadora),
    ...known('Entrega', entrega && deliveryText(entrega).replace(/^entrega em /, '')),
    // Of any other property it is among the facts.
    ...(isOnPaper(condition) ? known(registration, registroIncorporacao) : []),
  ];
}
