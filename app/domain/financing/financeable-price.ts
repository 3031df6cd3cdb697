import { offerPrices } from '../offer-prices';
import type { PropertyDetail } from '../property';

/** Whole reais. null: not for sale, on request, 'breve lançamento', abroad, or in another currency. */
export function financeablePrice(property: PropertyDetail): number | null {
  const { sale } = offerPrices(property);
  const isOurs = property.moeda === 'BRL' && property.endereco.pais === 'BR';
  return sale && isOurs ? sale : null;
}
