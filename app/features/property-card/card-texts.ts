import { formatMoney } from '@domain/money';
import type { CardData } from './card-data';

export { homeFacts as cardFacts, homePrices as cardPrices, type PriceText } from '@domain/home-texts';

/** What a tenant pays besides the rent, by the month; '' where nothing is known. No line ends within one of them. */
export function cardCosts({ condominium, iptu, currency }: CardData): string {
  const costs = [
    ...(condominium ? [`Condomínio ${formatMoney(condominium, currency)} /mês`] : []),
    ...(iptu === 0 ? ['IPTU isento'] : iptu ? [`IPTU ${formatMoney(iptu, currency)} /mês`] : []),
  ];
  return costs.map((cost) => cost.replaceAll(' ', '\u00a0')).join(' · ');
}
