import { expect, test } from 'vitest';
import type { ReportWeeklyChart, ReportPriceDemand } from '@contract/owner-figures';
import { daysAfter } from '@domain/owner-report/period';
import { weeklyChart } from './weekly-chart.server';
import { priceDemandChart } from './price-demand-chart.server';

const M = 1_000_000;
const weeks = (views: readonly (number | null)[]): ReportWeeklyChart['weeks'] =>
  views.map((each, index) => ({
    from: daysAfter('2025-01-01', index * 7),
    to: daysAfter('2025-01-07', index * 7),
    views: each,
    partial: index === views.length - 1,
  }));
const chartData = (
  views: readonly (number | null)[],
  more: Partial<ReportWeeklyChart> = {},
): ReportWeeklyChart => ({
  first_week: 1,
  weeks: weeks(views),
  band: null,
  prices: [],
  ...more,
});
const demand = (steps: ReportPriceDemand[number]['steps']): ReportPriceDemand[number] => ({
  negotiation: 'sell',
  currency: 'BRL',
  at: '2026-11-23',
  steps,
});
const drawings = (html: string) => html.match(/<svg.*?<\/svg>/gs) ?? [];
const description = (html: string) => /<desc[^>]*>(.*?)<\/desc>/.exec(html)?.[1];
const years = Array.from({ length: 104 }, (_, week) => 5000 - week * 47);

test.each<[string, string]>([
  [
    'the curve of two years',
    weeklyChart(
      chartData(years, {
        band: {
          n: 9,
          ring: 'near',
          weeks: years.map((views) => ({
            n: 9,
            low: views * 0.613,
            median: views * 0.877,
            high: views * 1.333,
          })),
        },
        prices: Array.from({ length: 12 }, (_, index) => ({
          at: `2025-0${(index % 9) + 1}-10T12:00:00.000Z`,
          week: index * 8,
          before: 8_300_000,
          after: 7.9 * M,
        })),
      }),
    ),
  ],
  [
    'the mirror',
    priceDemandChart(
      demand(Array.from({ length: 40 }, (_, step) => ({ up_to: (step + 1) * M, people: 500 - step * 10 }))),
      20 * M,
    ),
  ],
])('%s is drawn twice, each under 6 KB and with every number whole', (_, html) => {
  // The second drawing is for windows below 640 px; its text keeps its size.
  const widths = drawings(html).map((drawing) => /viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
  expect(widths).toEqual(['900', '330']);
  for (const drawing of drawings(html)) expect(Buffer.byteLength(drawing)).toBeLessThan(6 * 1024);
  const places = [...html.matchAll(/ (?:d|x|y|cx|cy)="([^"]*)"/g)].map(([, place]) => place!).join(' ');
  expect(places.match(/NaN|undefined|Infinity|\d\.\d\d/)).toBeNull();
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('describes a weekly chart by its start, end and comparables', () => {
  const band = {
    n: 9,
    ring: 'near' as const,
    weeks: [null, null, { n: 7, low: 87, median: 120, high: 193 }, null],
  };
  expect(description(weeklyChart(chartData([null, 412, 174, 61], { band })))).toBe(
    'Começa em 412 na 2ª semana e está em 174 na 3ª. Metade de 7 imóveis parecidos teve de 87 a 193 nela.',
  );
  expect(description(weeklyChart(chartData([3])))).toBe('Ainda sem uma semana inteira.');
  expect(description(weeklyChart(chartData([1204, 0])))).toBe('Começa em 1.204 na 1ª semana.');
});

test('draws the last weeks with their numbers since the announcement', () => {
  const chart = weeklyChart(chartData([9, 8, 7], { first_week: 31 }));
  expect(description(chart)).toBe('Começa em 9 na 31ª semana e está em 8 na 32ª.');
  expect(chart).toContain('>31ª semana</text>');
});

test('draws an uncounted week as a gap, but not a week with zero views', () => {
  const lineOf = (views: (number | null)[]) =>
    /<path d="([^"]*)" fill="none" stroke="var\(--vidrotil\)"/.exec(weeklyChart(chartData(views)))![1]!;
  expect(lineOf([5, 0, 4, 1]).match(/M/g)).toHaveLength(1);
  expect(lineOf([5, null, 4, 1]).match(/M/g)).toHaveLength(2);
});

test.each([[[]], [[null]], [[null, null]]])('nothing is drawn of %j: no empty chart', (views) => {
  expect(weeklyChart(chartData(views))).toBe('');
  expect(priceDemandChart(demand([]), M)).toBe('');
});

test.each<[number | null, string[], boolean]>([
  [
    7.9 * M,
    ['até R$ 5 mi', 'até R$ 6 mi', 'até R$ 7 mi', 'até R$ 8 mi', 'até R$ 9 mi', 'até R$ 10 mi'],
    true,
  ],
  [1 * M, ['até R$ 1 mi', 'até R$ 2 mi', 'até R$ 3 mi', 'até R$ 4 mi', 'até R$ 5 mi', 'até R$ 6 mi'], true],
  [
    99 * M,
    ['até R$ 7 mi', 'até R$ 8 mi', 'até R$ 9 mi', 'até R$ 10 mi', 'até R$ 11 mi', 'até R$ 12 mi'],
    false,
  ],
  [null, ['até R$ 1 mi', 'até R$ 2 mi', 'até R$ 3 mi', 'até R$ 4 mi', 'até R$ 5 mi', 'até R$ 6 mi'], false],
])('demand by price at %s shows near steps and marks the price if shown', (price, shown, isMarked) => {
  const steps = Array.from({ length: 12 }, (_, step) => ({ up_to: (step + 1) * M, people: 60 - step * 5 }));
  const [wide] = drawings(priceDemandChart(demand(steps), price)) as [string];
  const words = [...wide.matchAll(/até[^<]*(?=<\/text>)/g)].map(([word]) => word.replaceAll(' ', ' '));
  expect(words).toEqual(shown);
  expect(wide.includes('preço de hoje')).toBe(isMarked);
});
