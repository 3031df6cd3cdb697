import type { PropertyDetail } from '~/domain/property';
import { isInterestOnly } from '@domain/launch';

export type Offered = Parameters<typeof isInterestOnly>[0] &
  Pick<PropertyDetail, 'venda' | 'aluguel' | 'valorMin' | 'valorLocacao'>;

/**
 * The prices at which a property is on offer: whole units of its currency, the rent by the month. undefined: not offered
 * so, on request, or not to be offered at all (`isInterestOnly`).
 */
export function offeredPrices(property: Offered): { sale?: number; rent?: number } {
  if (isInterestOnly(property)) return {};
  const { venda, aluguel, valorMin, valorLocacao } = property;
  return { sale: (venda && valorMin) || undefined, rent: (aluguel && valorLocacao) || undefined };
}
