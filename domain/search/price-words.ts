import { countedProperties } from '../kernel/counts';
import { formatDecimal, formatMoneyShort } from '../kernel/money';
import type { Negotiation } from './filters';
import { priceSteps } from './price-steps';

/** Prices of a search's results (contract/search.ts, `pricesAnswer`). */
export interface Prices {
  total: number;
  currency: string | null;
  step: number;
  counts: readonly number[];
  half: number | null;
}

export interface PriceChart {
  text: string;
  step: number;
  counts: readonly number[];
  scale: readonly string[];
}

export const fewestPrices = 4;
const inCurrency: Readonly<Record<string, string>> = { BRL: 'reais', USD: 'dólares', EUR: 'euros' };
/** The median is rounded up to this unit, so that the sentence stays true. */
const exactly: Readonly<Record<Negotiation, number>> = { sell: 100_000, rent: 1_000 };
const marks = [0.25, 0.5, 0.75];

export function priceChart(prices: Prices, negotiation: Negotiation): PriceChart | null {
  const { total, currency, step, counts, half } = prices;
  const priced = counts.reduce((sum, count) => sum + count, 0);
  if (priced < fewestPrices || half === null || currency === null) return null;
  const least = exactly[negotiation];
  const below = formatMoneyShort((Math.floor(half / least) + 1) * least, currency);
  const countText = countedProperties(priced);
  const which =
    priced === total ? countText : `${countText} com preço em ${inCurrency[currency] ?? currency}`;
  const perMonth = negotiation === 'rent' ? ' por mês' : '';
  return {
    text: `Metade dos ${which} custa menos de ${below}${perMonth}.`,
    step,
    counts,
    scale: scaleOf(step, counts.length - 1, currency),
  };
}

/** '0', 'R$ 5 mi', '10', '15', '20 ou mais' */
function scaleOf(step: number, steps: number, currency: string): string[] {
  const unit = step >= 1_000_000 ? 1_000_000 : step >= 1_000 ? 1_000 : 1;
  const [first, ...others] = marks.map((part) => step * steps * part);
  return [
    '0',
    formatMoneyShort(first!, currency),
    ...others.map((price) => formatDecimal(price / unit)),
    `${formatDecimal((step * steps) / unit)} ou mais`,
  ];
}

/** Whether each bar overlaps the range; all false if the range is invalid or empty. */
export function barsInside(
  { step, counts }: Pick<PriceChart, 'step' | 'counts'>,
  min: number | null,
  max: number | null,
): boolean[] {
  const isRange = Boolean(min || max) && !(min && max && min >= max);
  return counts.map((_, bar) => {
    const isLast = bar === counts.length - 1;
    return isRange && bar * step < (max || Infinity) && (isLast || (bar + 1) * step > (min ?? 0));
  });
}

/** Needs a negotiation: sale and rent prices have different scales. */
export const hasPriceChart = (negotiation: Negotiation | undefined): negotiation is Negotiation =>
  negotiation !== undefined && negotiation in priceSteps;
