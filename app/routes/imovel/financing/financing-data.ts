import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { financingView, type FinancingView } from '~/domain/financing/estimate';
import { financeablePrice } from '~/domain/financing/financeable-price';

/**
 * The financing estimate of a property's page, by the fields of its address. null where there is none: rentals, prices on
 * request, 'breve lançamento', and homes abroad or priced in another currency, which no Brazilian bank finances so.
 * @param rate the operator's, percent a year
 */
export function financingOf(
  detail: PropertyDetail,
  negotiation: Negotiation,
  fields: URLSearchParams,
  rate: number,
): FinancingView | null {
  const price = financeablePrice(detail);
  if (negotiation === 'rent' || price === null) return null;
  const { cidade: city, estado: state } = detail.endereco;
  return financingView({ price, city, state, rate }, fields);
}
