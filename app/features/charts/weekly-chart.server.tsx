import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ReportWeeklyChart } from '@contract/owner-figures';

import { formatMoneyShort, formatNumber } from '@domain/kernel/money';
import type { Currency } from '@domain/taxonomy/currencies';
import { renderChart, Lines, rounded, type Plot } from './drawing.server';

/** Above it coordinates are integers, so that two years stay under 6 KB. */
const manyWeeks = 30;

/** Views by week, comparables (middle half, median), price changes. Uncounted weeks are gaps. '' without data. */
export function weeklyChart(chart: ReportWeeklyChart, currency: Currency = 'BRL'): string {
  if (!chart.weeks.some(({ views }) => views !== null)) return '';
  const chartText = {
    name: 'curva',
    title: 'Visualizações por semana desde o anúncio',
    description: chartDescription(chart),
  };
  return renderChart(chartText, [330, 280], (plot) => (
    <WeeklyLines curve={chart} sheet={plot} currency={currency} />
  ));
}

/** 'Começa em 412 na 1ª semana e está em 174 na 14ª. Metade de 9 imóveis parecidos teve de 87 a 193 nela.' */
function chartDescription({ first_week, weeks, band }: ReportWeeklyChart): string {
  const known = weeks.flatMap(({ views, partial }, index) =>
    views === null || partial ? [] : [{ views, index }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return 'Ainda sem uma semana inteira.';
  const ordinal = ({ index }: { index: number }) => `${first_week + index}ª`;
  const one = `Começa em ${formatNumber(first.views)} na ${ordinal(first)} semana`;
  const line = first === last ? one : `${one} e está em ${formatNumber(last.views)} na ${ordinal(last)}`;
  const like = band?.weeks[last.index];
  return like
    ? `${line}. Metade de ${like.n} imóveis parecidos teve de ${formatNumber(like.low)} a ${formatNumber(like.high)} nela.`
    : `${line}.`;
}

interface WeeklyLinesProps {
  curve: ReportWeeklyChart;
  sheet: Plot;
  currency: Currency;
}

function WeeklyLines({
  curve: { first_week, weeks, band, prices },
  sheet: plot,
  currency,
}: WeeklyLinesProps) {
  const bands = band?.weeks ?? [];
  const maxViews = Math.max(
    1,
    ...weeks.map(({ views }) => views ?? 0),
    ...bands.map((each) => each?.high ?? 0),
  );
  const y = scaleLinear([0, maxViews], [plot.bottom, plot.top]).nice(4);
  const x = scaleLinear([0, Math.max(1, weeks.length - 1)], [plot.left, plot.right]);
  const digits = weeks.length > manyWeeks ? 0 : 1;
  const whole = weeks.map(({ views, partial }) => (partial ? null : views));
  const path = line<number | null>(
    (_, index) => x(index),
    (views) => y(views!),
  )
    .defined((views) => views !== null)
    .digits(digits);
  const middle = line<(typeof bands)[number]>(
    (_, index) => x(index),
    (each) => y(each!.median),
  )
    .defined(Boolean)
    .digits(digits);
  const half = area<(typeof bands)[number]>(
    (_, index) => x(index),
    (each) => y(each!.low),
    (each) => y(each!.high),
  )
    .defined(Boolean)
    .digits(digits);
  const lastWhole = whole.findLastIndex((views) => views !== null);
  const running = weeks.at(-1)!;
  const at = (index: number, views: number) => ({ x: rounded(x(index)), y: rounded(y(views)) });
  const end = lastWhole < 0 ? null : { ...at(lastWhole, whole[lastWhole]!), views: whole[lastWhole]! };
  const now = running.partial && running.views !== null ? at(weeks.length - 1, running.views) : null;
  return (
    <>
      <Lines sheet={plot} ticks={y.ticks(4)} y={y} />
      {band && (
        <>
          <path d={half(bands) ?? ''} fill="var(--vidrotil)" opacity=".11" />
          <path
            d={middle(bands) ?? ''}
            fill="none"
            stroke="var(--fio-forte)"
            strokeWidth="1.5"
            strokeDasharray="4 4"
          />
        </>
      )}
      <PriceLines prices={prices} sheet={plot} x={x} />
      <path
        d={path(whole) ?? ''}
        fill="none"
        stroke="var(--vidrotil)"
        strokeWidth="2.25"
        strokeLinejoin="round"
      />
      {now && end && end.x !== now.x && (
        <path
          d={`M${end.x} ${end.y}L${now.x} ${now.y}`}
          stroke="var(--vidrotil)"
          strokeWidth="2"
          strokeDasharray="2 4"
        />
      )}
      {end && (
        <>
          <circle cx={end.x} cy={end.y} r="4" fill="var(--vidrotil)" />
          <text className="f" x={end.x} y={rounded(end.y - 10)} textAnchor={anchor(end.x, plot)}>
            {formatNumber(end.views)}
          </text>
        </>
      )}
      {now && (
        <circle cx={now.x} cy={now.y} r="4" fill="var(--branco)" stroke="var(--vidrotil)" strokeWidth="1.5" />
      )}
      <LastPrice prices={prices} sheet={plot} x={x} currency={currency} />
      <Weeks first={first_week} count={weeks.length} sheet={plot} x={x} />
    </>
  );
}

const anchor = (x: number, { left, right }: Plot) =>
  x > right - 40 ? 'end' : x < left + 40 ? 'start' : 'middle';

type PlacedPrices = Pick<ReportWeeklyChart, 'prices'> &
  Pick<WeeklyLinesProps, 'sheet'> & { x(week: number): number };

const PriceLines = ({ prices, sheet: plot, x }: PlacedPrices) =>
  prices.map(({ at, week }) => (
    <path key={at} d={`M${rounded(x(week))} ${plot.top - 8}V${plot.bottom}`} stroke="var(--jacaranda)" />
  ));

/** Labels only the last price change: more labels would overlap. */
function LastPrice({ prices, sheet: plot, x, currency }: PlacedPrices & Pick<WeeklyLinesProps, 'currency'>) {
  const last = prices.at(-1);
  if (!last) return null;
  const isRight = x(last.week) > plot.width / 2;
  return (
    <text
      className="f"
      x={rounded(x(last.week) + (isRight ? -6 : 6))}
      y={plot.top}
      textAnchor={isRight ? 'end' : 'start'}
    >
      {priceWords(last, currency, plot.id === 's')}
    </text>
  );
}

function priceWords(
  { before, after }: ReportWeeklyChart['prices'][number],
  currency: Currency,
  isNarrow: boolean,
): string {
  if (after === null) return 'preço sob consulta';
  const now = formatMoneyShort(after, currency);
  if (before === null) return `preço: ${now}`;
  return `${isNarrow ? '' : 'preço: '}${formatMoneyShort(before, currency)} → ${now}`;
}

const firstWeekWidth = 84;

function Weeks({
  first,
  count,
  sheet: plot,
  x,
}: {
  first: number;
  count: number;
  sheet: Plot;
  x(week: number): number;
}) {
  const step = Math.max(1, Math.ceil(count / (plot.id === 'l' ? 9 : 5)));
  const shown = Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step).filter(
    (week) => week === 0 || x(week) - plot.left > firstWeekWidth,
  );
  return (
    <>
      {shown.map((week) => (
        <text
          key={week}
          x={rounded(x(week))}
          y={plot.bottom + 24}
          textAnchor={week === 0 ? 'start' : x(week) > plot.right - 10 ? 'end' : 'middle'}
        >
          {week === 0 ? `${first}ª semana` : first + week}
        </text>
      ))}
    </>
  );
}
