import type { PropertyDetail } from '@domain/taxonomy/attributes';

/** The field that asks for the attributes' numbers too; a filter form has none of this name. */
export const attributesField = 'com-atributos';

/** What `/recursos/contagem` answers: how many homes a filter form leads to. */
export interface FilterCounts {
  /** null where nobody can tell, or where the form leads to no list. */
  total: number | null;
  /** How many have each of 'O que muda o dia a dia', with all else that the form asks for; null where nobody tells. */
  attributes: Partial<Record<PropertyDetail, number>> | null;
}
