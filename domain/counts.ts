import { formatNumber } from './money';

/** The noun that goes with a count: none are many. */
export const nounFor = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** '1 página', '1.204 páginas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, many)}`;

/** 'imóvel' or 'imóveis', where the number stands in a place of its own. */
export const propertyNoun = (count: number): string => nounFor(count, 'imóvel', 'imóveis');

/** '1 imóvel', '46 imóveis'; 'imóveis' where nobody has counted them. */
export const countedProperties = (count: number | null): string =>
  count === null ? propertyNoun(0) : `${formatNumber(count)} ${propertyNoun(count)}`;

/** What the button says that leads to so many: 'Ver 46 imóveis', 'Nenhum imóvel'; 'Ver imóveis' where nobody has counted them. */
export function seeProperties(count: number | null): string {
  if (count === null) return 'Ver imóveis';
  return count === 0 ? 'Nenhum imóvel' : `Ver ${countedProperties(count)}`;
}
