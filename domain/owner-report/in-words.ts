import { counted, nounFor } from '../counts';
import { formatMoneyShort, formatNumber } from '../money';
import type { Currency } from '../taxonomy/currencies';
import { capitalized, countWord } from '../text';
import type { Band } from './band';
import { type DemandStep, peopleAt } from './mirror';

/** What some days brought, as the first sentence of report and letter tells it. */
interface Brought {
  /** Asked for on the site. */
  visits: number;
  /** People in touch. */
  leads: number;
}

const visitNoun = (count: number) => nounFor(count, 'pedido de visita', 'pedidos de visita');
const personNoun = (count: number) => nounFor(count, 'pessoa em contato', 'pessoas em contato');

/** 'Um pedido de visita e duas pessoas em contato.', 'Nenhum pedido de visita e ninguém em contato.' */
export function broughtText({ visits, leads }: Brought): string {
  const asked = visits === 0 ? 'nenhum pedido de visita' : `${countWord(visits)} ${visitNoun(visits)}`;
  const reached = leads === 0 ? 'ninguém em contato' : `${feminine(leads)} ${personNoun(leads)}`;
  return `${capitalized(asked)} e ${reached}.`;
}

const feminine = (count: number) => (count === 1 ? 'uma' : count === 2 ? 'duas' : countWord(count));

/** '1 pedido de visita, 3 pessoas em contato' */
export const broughtShort = ({ visits, leads }: Brought): string =>
  [visits, visitNoun(visits)].join(' ') + `, ${formatNumber(leads)} ${personNoun(leads)}`;

/** How a home's number lies among those of homes alike, whose ends are told as whole numbers. */
export const placeInBand = (
  views: number,
  { low, high }: Pick<Band, 'low' | 'high'>,
): 'acima da' | 'dentro da' | 'abaixo da' =>
  views > Math.round(high) ? 'acima da' : views < Math.round(low) ? 'abaixo da' : 'dentro da';

/** 'Metade de 9 imóveis parecidos teve de 87 a 193 visualizações na mesma semana do anúncio; o seu, 174, ficou dentro da faixa.' */
export const alikeText = (views: number, band: Band): string =>
  `Metade de ${band.n} imóveis parecidos teve de ${formatNumber(band.low)} a ${formatNumber(band.high)} visualizações na mesma semana do anúncio; o seu, com ${formatNumber(views)}, ficou ${placeInBand(views, band)} faixa.`;

/** What is asked for a home, and what people who look for one like it would pay. */
export interface Demand {
  price: number;
  currency: Currency;
  steps: readonly DemandStep[];
}

/**
 * 'Cerca de 40 pessoas procuram um imóvel assim pelo preço de hoje; até R$ 7,5 mi seriam cerca de 60.'; null: there are
 * not five of them at any price.
 */
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

/** Days without anybody who asks for a visit that are worth a word. */
export const silentDays = 14;

/** 'Nenhum pedido de visita há 14 dias.'; null: somebody asked, or it was not on offer for so long. */
export const silenceText = (daysOnOffer: number, daysSinceVisit: number | null): string | null => {
  const days = Math.min(daysOnOffer, daysSinceVisit ?? daysOnOffer);
  return days >= silentDays ? `Nenhum pedido de visita há ${counted(days, 'dia', 'dias')}.` : null;
};
