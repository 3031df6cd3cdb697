import { counted } from '../kernel/counts';
import { formatMoney } from '../kernel/money';
import type { Currency } from '../taxonomy/currencies';
import type { PropertyType } from '../taxonomy/property-types';
import { areaText } from './area-text';
import { type PeriodRent, rentPeriodText } from './period-rent';

export interface PropertyNumbers {
  /** Rural land is measured in hectares. */
  type?: PropertyType;
  /** m² */
  area?: number | null;
  dorms?: number | null;
  suites?: number | null;
  parkingLots?: number | null;
}

/** `540 m²`, `4 dorms`, `3 suítes`, `6 vagas`; omits unknown values and zero. */
export function propertyFacts({ type, area, dorms, suites, parkingLots }: PropertyNumbers): string[] {
  const some = (n: number | null | undefined, one: string, many: string) =>
    n ? [counted(n, one, many)] : [];
  return [
    ...(area ? [areaText(area, type)] : []),
    ...some(dorms, 'dorm', 'dorms'),
    ...some(suites, 'suíte', 'suítes'),
    ...some(parkingLots, 'vaga', 'vagas'),
  ];
}

export interface PriceText {
  amount: string;
  /** The amount is the lowest: 'a partir de'. */
  isFrom?: true;
  period?: string;
}

/** Whole units of the currency; null or absent: hidden or not on offer. */
export interface PropertyPrices {
  sale?: number | null;
  /** The sale price is the lowest (`isStartingPrice`). */
  isFrom?: boolean;
  rent?: number | null;
  periodRent?: PeriodRent | null;
  currency: Currency;
}

export function propertyPrices({ sale, isFrom, rent, periodRent, currency }: PropertyPrices): PriceText[] {
  if (sale == null && rent == null && !periodRent) return [{ amount: 'Sob consulta' }];
  return [
    ...(sale == null
      ? []
      : [{ amount: formatMoney(sale, currency), ...(isFrom && { isFrom: true as const }) }]),
    ...(rent == null ? [] : [{ amount: formatMoney(rent, currency), period: '/mês' }]),
    ...(periodRent ? [periodRentPrice(periodRent, currency)] : []),
  ];
}

/** 'R$ 3.200.000 · R$ 9.000/mês', 'R$ 6.000 por dia, temporada' */
export const pricesLine = (prices: PropertyPrices): string =>
  propertyPrices(prices)
    .map(({ amount, isFrom, period = '' }) =>
      `${isFrom ? 'a partir de ' : ''}${amount}${period.startsWith('/') ? '' : ' '}${period}`.trim(),
    )
    .join(' · ');

export const periodRentPrice = ({ amount, period }: PeriodRent, currency: Currency): PriceText => ({
  amount: formatMoney(amount, currency),
  period: rentPeriodText(period),
});
