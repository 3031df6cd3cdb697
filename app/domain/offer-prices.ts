import type { PropertyDetail } from './property';
import { isInterestOnly } from '@domain/property/launch';
import type { PeriodRent } from '@domain/property/period-rent';

export type PricedProperty = Parameters<typeof isInterestOnly>[0] &
  Pick<PropertyDetail, 'venda' | 'aluguel' | 'valorMin' | 'valorLocacao' | 'periodRent'>;

interface OfferPrices {
  sale?: number;
  /** By the month. */
  rent?: number;
  periodRent?: PeriodRent;
}

/** Whole units. undefined: not offered, on request, or `isInterestOnly`. */
export function offerPrices(property: PricedProperty): OfferPrices {
  if (isInterestOnly(property)) return {};
  const { venda, aluguel, valorMin, valorLocacao, periodRent } = property;
  return {
    sale: (venda && valorMin) || undefined,
    rent: (aluguel && valorLocacao) || undefined,
    periodRent: (aluguel && periodRent) || undefined,
  };
}
