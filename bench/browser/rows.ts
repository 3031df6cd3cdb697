import { atMost, figure, kilobytes, type Row, withSpread } from '../table';
import type { Spread } from '../measure/stats';
import { slowed } from './interactions';
import type { Figure } from './lighthouse';
import type { BrowserResult, Compared, PageName } from './run';

/** Targets of issue 21, in ms. */
const largestPaintMs: Record<PageName, number> = { home: 1_900, listing: 1_700, property: 1_700 };
const mostPressMs = 200;

export function browserRows(result: BrowserResult): Row[] {
  if ('skipped' in result) return [{ part: 'browser', what: 'pages', value: `skipped: ${result.skipped}` }];
  return [
    ...(Object.entries(result.loads) as [PageName, Record<Figure, Compared>][]).flatMap(([page, load]) =>
      loadRows(page, load).map((row) => ({ part: `browser ${page}`, ...row })),
    ),
    ...Object.entries(result.presses).map(([what, press]) => ({
      part: 'browser',
      what: `${what}, processor slowed ${slowed} times`,
      value: both(press, 'ms'),
      target: atMost(press.own.median, mostPressMs, `${mostPressMs} ms`),
    })),
  ];
}

function loadRows(page: PageName, load: Record<Figure, Compared>): Omit<Row, 'part'>[] {
  const { performance, largestPaint, blocking, mainThread, shift, scriptBytes } = load;
  const paint = largestPaintMs[page];
  return [
    { what: 'Lighthouse performance', value: both(performance) },
    {
      what: 'largest paint',
      value: both(largestPaint, 'ms'),
      target: atMost(largestPaint.own.median, paint, `${paint} ms`),
    },
    {
      what: 'blocking time',
      value: both(blocking, 'ms'),
      target: page === 'listing' ? atMost(blocking.own.median, 50, '50 ms') : undefined,
    },
    {
      what: 'main thread',
      value: both(mainThread, 'ms'),
      target: page === 'home' ? undefined : atMost(mainThread.ratio.median, 0.5, '0.5 of the base'),
    },
    {
      what: 'layout shift',
      value: `${withSpread(shift.own)}; base ${withSpread(shift.base)}`,
      target: atMost(shift.own.median, 0, '0'),
    },
    { what: 'scripts', value: `${bytes(scriptBytes.own)}; base ${bytes(scriptBytes.base)}` },
  ];
}

const bytes = ({ median }: Spread) => kilobytes(median);
const both = ({ own, base, ratio }: Compared, unit = '') => {
  // If the base is 0, there is no ratio.
  const hasRatio = [ratio.median, ratio.low, ratio.high].every(Number.isFinite);
  const share = hasRatio ? `; × ${figure(ratio.median)} [${figure(ratio.low)}–${figure(ratio.high)}]` : '';
  return `${withSpread(own, unit)}; base ${withSpread(base)}${share}`;
};
