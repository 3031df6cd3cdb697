import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { financingView, type FinancingView } from '~/domain/financing/estimate';
import { financeablePrice } from '~/domain/financing/financeable-price';

/**
 * Financing estimate of a property page, from the URL's fields.
 * null for rentals, prices on request, 'breve lançamento', properties abroad and prices in other currencies.
 * @param rate the operator's rate in percent a year
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
