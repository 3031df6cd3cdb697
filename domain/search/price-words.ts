import { countedProperties } from '../counts';
import { formatDecimal, formatMoneyShort } from '../money';
import type { Negotiation } from './filters';
import { priceSteps } from './price-steps';

/** What the homes of a search cost (contract/search.ts, `pricesAnswer`). */
export interface Prices {
  total: number;
  currency: string | null;
  step: number;
  counts: readonly number[];
  half: number | null;
}

/** A chart of prices in words and numbers. */
export interface PriceChart {
  /** Its sentence, which says what the bars show. */
  text: string;
  step: number;
  counts: readonly number[];
  /** What stands below the bars, from the first to the last, at equal distances. */
  scale: readonly string[];
}

/** Of fewer homes no half is spoken of, and nothing is drawn. */
export const fewestPrices = 4;
const inCurrency: Readonly<Record<string, string>> = { BRL: 'reais', USD: 'dólares', EUR: 'euros' };
/** How exactly half the homes' price is told: it is rounded up, so that what is said of it is so. */
const exactly: Readonly<Record<Negotiation, number>> = { sell: 100_000, rent: 1_000 };
/** Marks of the scale between the first bar and the last. */
const marks = [0.25, 0.5, 0.75];

/** The chart of a search's prices; null where there are too few. */
export function priceChart(prices: Prices, negotiation: Negotiation): PriceChart | null {
  const { total, currency, step, counts, half } = prices;
  const priced = counts.reduce((sum, count) => sum + count, 0);
  if (priced < fewestPrices || half === null || currency === null) return null;
  const least = exactly[negotiation];
  const below = formatMoneyShort((Math.floor(half / least) + 1) * least, currency);
  const homes = countedProperties(priced);
  const which = priced === total ? homes : `${homes} com preço em ${inCurrency[currency] ?? currency}`;
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

/** Which bars have a part of the range: those of prices that it lets through; none where it is no range. */
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

/** Whether prices are counted for a negotiation at all: buying and renting do not stand on one scale. */
export const hasPriceChart = (negotiation: Negotiation | undefined): negotiation is Negotiation =>
  negotiation !== undefined && negotiation in priceSteps;
