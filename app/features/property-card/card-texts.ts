import { counted } from '@domain/counts';
import { formatMoney, formatNumber } from '@domain/money';
import type { CardData } from './card-data';

/** `540 m²`, `4 dorms`, `3 suítes`, `6 vagas`: without what is unknown or none. */
export function cardFacts({
  area,
  dorms,
  suites,
  parkingLots,
}: Pick<CardData, 'area' | 'dorms' | 'suites' | 'parkingLots'>): string[] {
  const some = (n: number | undefined, one: string, many: string) => (n ? [counted(n, one, many)] : []);
  return [
    ...(area ? [`${formatNumber(area)} m²`] : []),
    ...some(dorms, 'dorm', 'dorms'),
    ...some(suites, 'suíte', 'suítes'),
    ...some(parkingLots, 'vaga', 'vagas'),
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
