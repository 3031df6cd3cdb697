import { curveChart } from '~/features/charts/curve-chart.server';
import type { ReportCurve } from '@contract/owner-figures';
import { counted } from '@domain/counts';
import { formatNumber } from '@domain/money';
import { alikeText, placeInBand } from '@domain/owner-report/in-words';
import type { Currency } from '@domain/taxonomy/currencies';

const ringText = {
  near: 'do mesmo tipo, no bairro ou até 2 km, preço e área a 25% do seu',
  wide: 'do mesmo tipo, no bairro ou até 5 km, preço e área a 40% do seu',
} as const;

/** The curve of the announcement: its drawing, what it says, and its numbers; `chart` '': there is nothing to draw yet. */
export function curveShown(curve: ReportCurve, currency: Currency) {
  const { first_week: first, weeks, band } = curve;
  const last = weeks.findLastIndex(({ partial, views }) => !partial && views !== null);
  const alike = band?.weeks[last];
  const views = weeks[last]?.views ?? null;
  const runs = weeks.at(-1)?.partial ? ' Última semana parcial.' : '';
  return {
    chart: last < 0 ? '' : curveChart(curve, currency),
    sentence:
      views === null
        ? null
        : alike
          ? alikeText(views, alike)
          : `Na ${first + last}ª semana ${views === 1 ? 'foi' : 'foram'} ${counted(views, 'visualização', 'visualizações')}.`,
    caption: band
      ? `Linha cheia: seu imóvel, visualizações por semana no nosso site. Faixa: metade central de ${band.n} imóveis parecidos (${ringText[band.ring]}); tracejado, o meio deles.${runs}`
      : `Seu imóvel, visualizações por semana no nosso site.${runs}`,
    /** Of the last whole week; null: with nothing to hold it against. */
    place: alike && views !== null ? placeInBand(views, alike) : null,
    isAlone: band === null,
    rows: weeks.map((week, index) => ({
      name: `${first + index}ª${week.partial ? ', parcial' : ''}`,
      views: week.views === null ? null : formatNumber(week.views),
      alike: range(band?.weeks[index]),
    })),
  };
}
export type CurveShown = ReturnType<typeof curveShown>;

const range = (band: { low: number; high: number } | null | undefined) =>
  band ? `${formatNumber(band.low)} a ${formatNumber(band.high)}` : null;
