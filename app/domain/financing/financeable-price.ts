import { offeredPrices } from '../offered-prices';
import type { PropertyDetail } from '../property';

/**
 * The price, in whole reais, of which a Brazilian bank may finance a part. null: not for sale, on request, 'breve
 * lançamento', abroad, or priced in another currency.
 */
export function financeablePrice(property: PropertyDetail): number | null {
  const { sale } = offeredPrices(property);
  const isOurs = property.moeda === 'BRL' && property.endereco.pais === 'BR';
  return sale && isOurs ? sale : null;
}
