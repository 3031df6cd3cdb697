import { formatMoney } from '@domain/kernel/money';
import type { CardData } from './card-data';

export {
  propertyFacts as cardFacts,
  propertyPrices as cardPrices,
  type PriceText,
} from '@domain/property/property-texts';

/** Monthly costs besides the rent; '' if unknown. Each cost has no-break spaces. */
export function cardCosts({ condominium, iptu, currency }: CardData): string {
  const costs = [
    ...(condominium ? [`Condomínio ${formatMoney(condominium, currency)} /mês`] : []),
    ...(iptu === 0 ? ['IPTU isento'] : iptu ? [`IPTU ${formatMoney(iptu, currency)} /mês`] : []),
  ];
  return costs.map((cost) => cost.replaceAll(' ', '\u00a0')).join(' · ');
}
