import { weeklyChart } from '~/features/charts/weekly-chart.server';
import type { ReportWeeklyChart } from '@contract/owner-figures';
import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { comparablesText, placeInBand } from '@domain/owner-report/report-texts';
import type { Currency } from '@domain/taxonomy/currencies';

const ringText = {
  near: 'do mesmo tipo, no bairro ou até 2 km, preço e área a 25% do seu',
  wide: 'do mesmo tipo, no bairro ou até 5 km, preço e área a 40% do seu',
} as const;

/** Weekly chart with caption, sentence and numbers. `chart` is '' without a complete week. */
export function weeklyChartData(chart: ReportWeeklyChart, currency: Currency) {
  const { first_week: first, weeks, band } = chart;
  const last = weeks.findLastIndex(({ partial, views }) => !partial && views !== null);
  const comparables = band?.weeks[last];
  const views = weeks[last]?.views ?? null;
  const runs = weeks.at(-1)?.partial ? ' Última semana parcial.' : '';
  return {
    chart: last < 0 ? '' : weeklyChart(chart, currency),
    sentence:
      views === null
        ? null
        : comparables
          ? comparablesText(views, comparables)
          : `Na ${first + last}ª semana ${views === 1 ? 'foi' : 'foram'} ${counted(views, 'visualização', 'visualizações')}.`,
    caption: band
      ? `Linha cheia: seu imóvel, visualizações por semana no nosso site. Faixa: metade central de ${band.n} imóveis parecidos (${ringText[band.ring]}); tracejado, o meio deles.${runs}`
      : `Seu imóvel, visualizações por semana no nosso site.${runs}`,
    /** Rank in the last complete week; null: no comparables. */
    place: comparables && views !== null ? placeInBand(views, comparables) : null,
    isAlone: band === null,
    rows: weeks.map((week, index) => ({
      name: `${first + index}ª${week.partial ? ', parcial' : ''}`,
      views: week.views === null ? null : formatNumber(week.views),
      alike: range(band?.weeks[index]),
    })),
  };
}
export type WeeklyChartData = ReturnType<typeof weeklyChartData>;

const range = (band: { low: number; high: number } | null | undefined) =>
  band ? `${formatNumber(band.low)} a ${formatNumber(band.high)}` : null;
