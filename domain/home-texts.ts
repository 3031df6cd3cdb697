import { counted } from './counts';
import { formatMoney, formatNumber } from './money';
import type { Currency } from './taxonomy/currencies';

/** Numbers of a home that lists tell; left out or null where they are not known. */
export interface HomeNumbers {
  /** m² */
  area?: number | null;
  dorms?: number | null;
  suites?: number | null;
  parkingLots?: number | null;
}

/** `540 m²`, `4 dorms`, `3 suítes`, `6 vagas`: without what is unknown or none. */
export function homeFacts({ area, dorms, suites, parkingLots }: HomeNumbers): string[] {
  const some = (n: number | null | undefined, one: string, many: string) =>
    n ? [counted(n, one, many)] : [];
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

/** Whole units of the currency; null or left out: not shown, or not offered. */
export interface HomePrices {
  sale?: number | null;
  rent?: number | null;
  currency: Currency;
}

/** Each price that the search shows; 'Sob consulta' where there is none. */
export function homePrices({ sale, rent, currency }: HomePrices): PriceText[] {
  if (sale == null && rent == null) return [{ amount: 'Sob consulta' }];
  return [
    ...(sale == null ? [] : [{ amount: formatMoney(sale, currency) }]),
    ...(rent == null ? [] : [{ amount: formatMoney(rent, currency), period: '/mês' }]),
  ];
}
