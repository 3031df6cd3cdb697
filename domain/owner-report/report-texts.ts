import { counted, nounFor } from '../kernel/counts';
import { formatMoneyShort, formatNumber } from '../kernel/money';
import type { Currency } from '../taxonomy/currencies';
import { capitalized, countWord } from '../kernel/text';
import type { Band } from './band';
import { type DemandStep, peopleAt } from './price-demand';

interface Brought {
  visits: number;
  leads: number;
}

export const visitNoun = (count: number) => nounFor(count, 'pedido de visita', 'pedidos de visita');
export const personNoun = (count: number) => nounFor(count, 'pessoa em contato', 'pessoas em contato');

/** 'Um pedido de visita e duas pessoas em contato.', 'Nenhum pedido de visita e ninguém em contato.' */
export function broughtText({ visits, leads }: Brought): string {
  const visitsText = visits === 0 ? 'nenhum pedido de visita' : `${countWord(visits)} ${visitNoun(visits)}`;
  const reached = leads === 0 ? 'ninguém em contato' : `${feminine(leads)} ${personNoun(leads)}`;
  return `${capitalized(visitsText)} e ${reached}.`;
}

const feminine = (count: number) => (count === 1 ? 'uma' : count === 2 ? 'duas' : countWord(count));

export const broughtShort = ({ visits, leads }: Brought): string =>
  [visits, visitNoun(visits)].join(' ') + `, ${formatNumber(leads)} ${personNoun(leads)}`;

/** Uses the rounded limits, as the text shows them. */
export const placeInBand = (
  views: number,
  { low, high }: Pick<Band, 'low' | 'high'>,
): 'acima da' | 'dentro da' | 'abaixo da' =>
  views > Math.round(high) ? 'acima da' : views < Math.round(low) ? 'abaixo da' : 'dentro da';

/** @param named whether the text repeats `views`: not beside the figure of another week */
export const comparablesText = (views: number, band: Band, { named = true } = {}): string =>
  `Metade de ${band.n} imóveis parecidos teve de ${formatNumber(band.low)} a ${formatNumber(band.high)} visualizações na mesma semana do anúncio; o seu${named ? `, com ${formatNumber(views)},` : ''} ficou ${placeInBand(views, band)} faixa.`;

export interface Demand {
  price: number;
  currency: Currency;
  steps: readonly DemandStep[];
}

/** 'Cerca de 40 pessoas procuram um imóvel assim pelo preço de hoje; até R$ 7,5 mi seriam cerca de 60.' */
export function demandText({ price, currency, steps }: Demand): string | null {
  const today = peopleAt(steps, price);
  const below = steps.findLast(({ up_to, people }) => up_to < price && people > (today ?? 0));
  const cheaper = below && `até ${formatMoneyShort(below.up_to, currency)} seriam cerca de ${below.people}`;
  if (today !== null) {
    const now = `Cerca de ${today} pessoas procuram um imóvel assim pelo preço de hoje`;
    return cheaper ? `${now}; ${cheaper}.` : `${now}.`;
  }
  return cheaper ? `Menos de cinco pessoas procuram um imóvel assim pelo preço de hoje; ${cheaper}.` : null;
}

export const silentDays = 14;

/** 'Nenhum pedido de visita há 14 dias.'; null below `silentDays`. */
export const silenceText = (daysOnMarket: number, daysSinceVisit: number | null): string | null => {
  const days = Math.min(daysOnMarket, daysSinceVisit ?? daysOnMarket);
  return days >= silentDays ? `Nenhum pedido de visita há ${counted(days, 'dia', 'dias')}.` : null;
};
