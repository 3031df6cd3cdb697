import { formatMoney, formatNumber } from '@domain/money';
import type { CardData } from './card-data';

/** `540 m²`, `4 dorms`, `3 suítes`, `6 vagas`: without what is unknown or none. */
export function cardFacts({ area, dorms, suites, parkingLots }: CardData): string[] {
  const count = (n: number | undefined, one: string, many: string) =>
    n ? [`${n} ${n === 1 ? one : many}`] : [];
  return [
    ...(area ? [`${formatNumber(area)} m²`] : []),
    ...count(dorms, 'dorm', 'dorms'),
    ...count(suites, 'suíte', 'suítes'),
    ...count(parkingLots, 'vaga', 'vagas'),
  ];
}

export interface PriceText {
  amount: string;
  period?: string;
}

/** Each price that the search shows; 'Sob consulta' where there is none. */
export function cardPrices({ sale, rent, currency }: CardData): PriceText[] {
  if (sale == null && rent == null) return [{ amount: 'Sob consulta' }];
  return [
    ...(sale == null ? [] : [{ amount: formatMoney(sale, currency) }]),
    ...(rent == null ? [] : [{ amount: formatMoney(rent, currency), period: '/mês' }]),
  ];
}

/** What a tenant pays besides the rent, by the month; '' where nothing is known. */
export function cardCosts({ condominium, iptu, currency }: CardData): string {
  const costs = [
    ...(condominium ? [`Condomínio ${formatMoney(condominium, currency)} /mês`] : []),
    ...(iptu === 0 ? ['IPTU isento'] : iptu ? [`IPTU ${formatMoney(iptu, currency)} /mês`] : []),
  ];
  return costs.join(' · ');
}
