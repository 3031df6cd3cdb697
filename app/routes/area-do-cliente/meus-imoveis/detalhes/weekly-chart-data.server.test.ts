import { expect, test } from 'vitest';
import type { ReportWeeklyChart } from '@contract/owner-figures';
import { daysAfter } from '@domain/owner-report/period';
import { weeklyChartData } from './weekly-chart-data.server';

/** Weeks with these views. The last week is partial unless `runs` is false. */
const weeklyChart = (
  views: readonly (number | null)[],
  given: Partial<ReportWeeklyChart> = {},
  runs = true,
): ReportWeeklyChart => ({
  first_week: 1,
  weeks: views.map((each, index) => ({
    from: daysAfter('2026-09-13', index * 7),
    to: daysAfter('2026-09-19', index * 7),
    views: each,
    partial: runs && index === views.length - 1,
  })),
  band: null,
  prices: [],
  ...given,
});
const comparables = { n: 7, low: 87, median: 120, high: 193 };
const band = (weeks: NonNullable<ReportWeeklyChart['band']>['weeks']) => ({
  n: 9,
  ring: 'near' as const,
  weeks,
});

test.each<[string, ReportWeeklyChart, string | null, string | null]>([
  ['nothing was counted', weeklyChart([null, null]), null, null],
  ['its first week runs', weeklyChart([12]), null, null],
  ['counting began within its week', weeklyChart([null, 12]), null, null],
  ['it stands alone', weeklyChart([412, 174, 61]), 'Na 2ª semana foram 174 visualizações.', null],
  ['it was seen once', weeklyChart([1, 0]), 'Na 1ª semana foi 1 visualização.', null],
  [
    'of many weeks the last are told',
    weeklyChart([412, 174, 61], { first_week: 31 }),
    'Na 32ª semana foram 174 visualizações.',
    null,
  ],
  [
    'homes alike were fewer in its week',
    weeklyChart([412, 174, 61], { band: band([null, comparables, null]) }),
    'Metade de 7 imóveis parecidos teve de 87 a 193 visualizações na mesma semana do anúncio; o seu, com 174, ficou dentro da faixa.',
    'dentro da',
  ],
  [
    'too few of them were on offer in its week',
    weeklyChart([412, 174, 61], { band: band([comparables, null, null]) }),
    'Na 2ª semana foram 174 visualizações.',
    null,
  ],
  [
    'a week that runs is held against nothing',
    weeklyChart([412, 61], { band: band([comparables, comparables]) }),
    'Metade de 7 imóveis parecidos teve de 87 a 193 visualizações na mesma semana do anúncio; o seu, com 412, ficou acima da faixa.',
    'acima da',
  ],
])('the curve in a sentence: %s', (_, answer, sentence, place) => {
  const shown = weeklyChartData(answer, 'BRL');
  expect([shown.sentence, shown.place, shown.chart === '']).toEqual([sentence, place, sentence === null]);
});

test('its table has every week, what nobody counted left open', () => {
  const { rows, isAlone } = weeklyChartData(
    weeklyChart([null, 1204, 61], { first_week: 31, band: band([null, comparables, comparables]) }),
    'BRL',
  );
  expect(rows).toEqual([
    { name: '31ª', views: null, alike: null },
    { name: '32ª', views: '1.204', alike: '87 a 193' },
    { name: '33ª, parcial', views: '61', alike: '87 a 193' },
  ]);
  expect(isAlone).toBe(false);
  expect(weeklyChartData(weeklyChart([3, 2]), 'BRL').isAlone).toBe(true);
});

test.each<[string, ReportWeeklyChart, string]>([
  [
    'near',
    weeklyChart([3, 2], { band: band([comparables, null]) }),
    'Linha cheia: seu imóvel, visualizações por semana no nosso site. Faixa: metade central de 9 imóveis parecidos (do mesmo tipo, no bairro ou até 2 km, preço e área a 25% do seu); tracejado, o meio deles. Última semana parcial.',
  ],
  [
    'wide',
    weeklyChart([3, 2], { band: { ...band([comparables, null]), ring: 'wide' } }),
    'Linha cheia: seu imóvel, visualizações por semana no nosso site. Faixa: metade central de 9 imóveis parecidos (do mesmo tipo, no bairro ou até 5 km, preço e área a 40% do seu); tracejado, o meio deles. Última semana parcial.',
  ],
  ['no', weeklyChart([3, 2], {}, false), 'Seu imóvel, visualizações por semana no nosso site.'],
])('it is told of which homes the %s band is', (_, answer, caption) => {
  expect(weeklyChartData(answer, 'BRL').caption).toBe(caption);
});
