import { formatNumber } from './money';

export const nounFor = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** '1 página', '1.204 páginas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, many)}`;

export const propertyNoun = (count: number): string => nounFor(count, 'imóvel', 'imóveis');

export const countedProperties = (count: number | null): string =>
  count === null ? propertyNoun(0) : `${formatNumber(count)} ${propertyNoun(count)}`;

/** Button label: 'Ver 46 imóveis', 'Nenhum imóvel'; 'Ver imóveis' for null (unknown). */
export function seeProperties(count: number | null): string {
  if (count === null) return 'Ver imóveis';
  return count === 0 ? 'Nenhum imóvel' : `Ver ${countedProperties(count)}`;
}
