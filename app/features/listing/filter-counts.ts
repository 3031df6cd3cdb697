import type { PropertyDetail } from '@domain/taxonomy/attributes';

export const attributesField = 'com-atributos';

/** Answer of `/recursos/contagem`. */
export interface FilterCounts {
  /** null if unknown, or if the form does not lead to a list. */
  total: number | null;
  /** Counts for 'O que muda o dia a dia', with the form's other filters; null if unknown. */
  attributes: Partial<Record<PropertyDetail, number>> | null;
}
