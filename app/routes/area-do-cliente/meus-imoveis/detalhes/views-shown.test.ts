import { expect, test } from 'vitest';
import type { Change } from '@domain/owner-report/period';
import type { PeriodFigures, Views } from '~/domain/owner-report';
import { changeText, viewsShown } from './views-shown';

const now = new Date('2026-11-22T15:00:00Z');
const brought = (given: Partial<PeriodFigures> = {}): PeriodFigures => ({
  visits: { in_person: 2, virtual: 1 },
  leads: 4,
  views: 764,
  search: 3120,
  ...given,
});
const period = (given: Partial<NonNullable<Views['period']>> = {}): NonNullable<Views['period']> => ({
  periodo: '30',
  from: '2026-10-24',
  to: '2026-11-22',
  now: brought(),
  before: {
    from: '2026-09-24',
    to: '2026-10-23',
    figures: brought({ visits: { in_person: 1, virtual: 0 }, leads: 0, views: 647, search: 19 }),
  },
  ...given,
});
const views = (given: Partial<Views> = {}): Views => ({
  hits: { search_total: 9000, views_total: 2100, views_period: 764, hits_total: 11_100 },
  leads: { total: 11, new: 4 },
  visits: { in_person: 5, virtual: 1 },
  portals: [],
  period: period(),
  counted_since: '2026-01-10',
  favorites: 12,
  days: 101,
  at: '2026-11-22T11:31:00Z',
  ...given,
});
/** The six figures as 'value text beside it'. */
const six = (given: Views, days: number | null = null) =>
  viewsShown(given, days, now).figures.map(({ value, beside }) => `${value ?? '—'} | ${beside}`);

test.each<[Change, string]>([
  [{ by: 0 }, 'como no período anterior'],
  [{ percent: 0 }, 'como no período anterior'],
  [{ percent: -0 }, 'como no período anterior'],
  [{ by: 1 }, '1 a mais que no período anterior'],
  [{ by: -17 }, '17 a menos que no período anterior'],
  [{ by: 1204 }, '1.204 a mais que no período anterior'],
  [{ percent: 18 }, '18% a mais que no período anterior'],
  [{ percent: -100 }, '100% a menos que no período anterior'],
])('a change of %j is told: %s', (change, report) => {
  expect(changeText(change)).toBe(report);
});

test('compares six figures with the previous period, in percent if large', () => {
  expect(six(views())).toEqual([
    '3 | 2 presenciais e 1 virtual; 1 no período anterior',
    '4 | 4 a mais que no período anterior',
    '764 | 18% a mais que no período anterior',
    '3.120 | 3.101 a mais que no período anterior',
    '12 | ',
    '101 | ',
  ]);
});

test.each<[string, Partial<Views>, string[]]>([
  [
    'nothing is compared with days before the announcement',
    { period: period({ before: null }) },
    ['3 | 2 presenciais e 1 virtual', '4 | ', '764 | ', '3.120 | ', '12 | ', '101 | '],
  ],
  [
    'what was not counted is no nought, and says since when it is',
    { period: period({ now: brought({ views: null, search: null }), before: null }) },
    [
      '3 | 2 presenciais e 1 virtual',
      '4 | ',
      '— | contamos desde 10/01/2026',
      '— | contamos desde 10/01/2026',
      '12 | ',
      '101 | ',
    ],
  ],
  [
    'nor is it one where nothing ever was',
    { counted_since: null, period: period({ now: brought({ views: null, search: null }), before: null }) },
    [
      '3 | 2 presenciais e 1 virtual',
      '4 | ',
      '— | ainda não contamos',
      '— | ainda não contamos',
      '12 | ',
      '101 | ',
    ],
  ],
  [
    'a period before that was counted in part is nothing to compare with',
    {
      period: period({
        before: { from: '2026-09-24', to: '2026-10-23', figures: brought({ views: null, search: null }) },
      }),
    },
    [
      '3 | 2 presenciais e 1 virtual; 3 no período anterior',
      '4 | como no período anterior',
      '764 | ',
      '3.120 | ',
      '12 | ',
      '101 | ',
    ],
  ],
  [
    'fewer than five keepers are no number',
    { favorites: null, period: period({ before: null }) },
    ['3 | 2 presenciais e 1 virtual', '4 | ', '764 | ', '3.120 | ', '— | menos de 5', '101 | '],
  ],
  [
    'what does not say of which days it is, is a total',
    { period: null, favorites: undefined, days: undefined },
    ['6 | 5 presenciais e 1 virtual', '11 | ', '2.100 | ', '9.000 | ', '— | ', '— | '],
  ],
])('figures: %s', (_, given, report) => {
  expect(six(views(given))).toEqual(report);
});

test.each<[string, Partial<Views>, string]>([
  [
    'with what it is compared with',
    {},
    '24/10/2026 a 22/11/2026, hoje ainda parcial. Comparado com 24/09/2026 a 23/10/2026. Atualizado hoje, 8h31.',
  ],
  [
    'with the day that counting began on',
    { counted_since: '2026-11-01', at: null, period: period({ before: null }) },
    '24/10/2026 a 22/11/2026, hoje ainda parcial. Começamos a contar visualizações em 01/11/2026.',
  ],
  ['as a total', { period: null }, 'Totais desde o anúncio.'],
])('a period is told %s', (_, given, note) => {
  expect(viewsShown(views(given), null, now).note).toBe(note);
});

const none = brought({ visits: { in_person: 0, virtual: 0 }, leads: 0, views: 0, search: 0 });
test.each<[string, PeriodFigures, number | null, string, boolean]>([
  ['nothing came in its first week', none, 6, 'Seu anúncio acabou de sair.', true],
  ['nothing was counted in it', { ...none, views: null }, 0, 'Seu anúncio acabou de sair.', true],
  ['a week is over', none, 7, 'Nenhum pedido de visita e ninguém em contato.', false],
  ['nobody says since when', none, null, 'Nenhum pedido de visita e ninguém em contato.', false],
  ['somebody looked', { ...none, views: 1 }, 2, 'Nenhum pedido de visita e ninguém em contato.', false],
  ['one wrote', { ...none, leads: 1 }, 2, 'Nenhum pedido de visita e uma pessoa em contato.', false],
])('the first sentence where %s', (_, figures, days, sentence, isNew) => {
  const shown = viewsShown(
    views({ days: undefined, period: period({ now: figures, before: null }) }),
    days,
    now,
  );
  expect([shown.sentence, shown.isNew]).toEqual([sentence, isNew]);
});

test.each<[number | null, number | null, string | null]>([
  [8, 7, 'acima da'],
  [7, 8, 'abaixo da'],
  [7, 7, 'igual à'],
  [0, 0, 'igual à'],
  [null, 7, null],
  [7, null, null],
])('%s views after %s: demand is %s that of the period before', (after, earlier, change) => {
  const before = { from: '2026-09-24', to: '2026-10-23', figures: brought({ views: earlier }) };
  const report = views({ period: period({ now: brought({ views: after }), before }) });
  expect(viewsShown(report, null, now).change).toBe(change);
});

test('lists portals with their day, and leaves missing figures empty', () => {
  const report = views({
    portals: [
      { name: 'Zeta', views: 1204, contacts: null, from: '2026-11-01', to: '2026-11-21' },
      { name: 'alfa', views: null, contacts: 0, from: null, to: null },
    ],
  });
  expect(viewsShown(report, null, now).portals).toEqual([
    { name: 'Zeta', views: '1.204', contacts: null, day: '21/11/2026' },
    { name: 'alfa', views: null, contacts: '0', day: null },
  ]);
  expect(six(report)).toEqual(six(views()));
});

test('one of a figure has a name in the singular', () => {
  const one = brought({ visits: { in_person: 1, virtual: 0 }, leads: 1, views: 1, search: 1 });
  const { figures } = viewsShown(views({ period: period({ now: one }), days: 1 }), null, now);
  expect(figures.map(({ name }) => name)).toEqual([
    'pedido de visita',
    'pessoa em contato',
    'visualização',
    'aparição na busca',
    'pessoas guardaram',
    'dia no ar',
  ]);
});
