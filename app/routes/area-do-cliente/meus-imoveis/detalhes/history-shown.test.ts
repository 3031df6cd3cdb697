import { expect, test } from 'vitest';
import type { ReportHistory } from '@contract/owner-figures';
import { historyShown } from './history-shown';

type NegotiationHistory = ReportHistory[number];
type Change = NegotiationHistory['history']['changes'][number];
type Price = Change['before'];
const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ') ?? null;
const price = (amount: number, currency = 'BRL'): Price => ({ amount, currency });
const at = '2026-11-10T12:00:00Z';
const change = (before: Price, after: Price, kind: Change['kind'] = 'price'): Change => ({
  at,
  kind,
  before,
  after,
});
const history = (given: Partial<NegotiationHistory> = {}): ReportHistory => [
  {
    negotiation: 'sell',
    history: {
      announced: { at: '2026-08-01T02:59:00Z', price: price(8_300_000) },
      changes: [],
      checkedAt: null,
    },
    changes: [],
    ...given,
  },
];
const changed = (changes: Change[], sides: NegotiationHistory['changes'] = []): ReportHistory => {
  const [actual] = history() as [NegotiationHistory];
  return [{ ...actual, history: { ...actual.history, changes }, changes: sides }];
};

test('starts with the announcement, its São Paulo date and shown price', () => {
  const [sale] = historyShown(history());
  expect(sale).toMatchObject({ name: 'Venda', events: [], announced: { day: '31/07/2026' } });
  expect(plain(sale!.announced.price)).toBe('R$ 8.300.000');
  const [rent] = historyShown(history({ negotiation: 'rent' }));
  expect([rent!.name, plain(rent!.announced.price)]).toEqual(['Aluguel', 'R$ 8.300.000 por mês']);
});

test.each<[string, Change, string, string | null]>([
  ['it fell', change(price(8_300_000), price(7_900_000)), 'R$ 8.300.000 → R$ 7.900.000', '4,8% a menos'],
  ['it rose', change(price(1_000_000), price(1_100_000)), 'R$ 1.000.000 → R$ 1.100.000', '10% a mais'],
  [
    'it moved by too little for a percent',
    change(price(8_000_000), price(7_999_000)),
    'R$ 8.000.000 → R$ 7.999.000',
    null,
  ],
  ['it was hidden', change(price(8_300_000), null), 'R$ 8.300.000 → sob consulta', null],
  ['it was shown', change(null, price(8_300_000)), 'sob consulta → R$ 8.300.000', null],
  [
    'its money changed',
    change(price(8_300_000), price(1_400_000, 'EUR')),
    'R$ 8.300.000 → € 1.400.000',
    null,
  ],
  ['it was nothing', change(price(0), price(9)), 'R$ 0 → R$ 9', null],
  ['the home left', change(price(8_300_000), null, 'left'), 'Saiu do ar', null],
  ['the home came back', change(null, price(7_000_000), 'back'), 'Voltou ao ar', null],
])('a price’s story: %s', (_, event, text, size) => {
  const [{ events }] = historyShown(changed([event])) as [ReturnType<typeof historyShown>[number]];
  expect([plain(events[0]!.text), events[0]!.change, events[0]!.day]).toEqual([text, size, '10/11/2026']);
});

test('the newest change stands first', () => {
  const later = { ...change(price(2), price(3)), at: '2026-11-12T12:00:00Z' };
  const [{ events }] = historyShown(changed([change(price(1), price(2)), later])) as [
    ReturnType<typeof historyShown>[number],
  ];
  expect(events.map((event) => event.day)).toEqual(['12/11/2026', '10/11/2026']);
});

type Sides = NegotiationHistory['changes'][number];
const sides = (before: Sides['before'], after: Sides['after'], days_after = 14): Sides => ({
  ...{ at, before, after, days_after },
});
test.each<[string, Sides, unknown]>([
  [
    'both sides are told, their bars in percent of the longer',
    sides({ views: 100, leads: 4 }, { views: 1204, leads: 1 }),
    {
      isPartial: false,
      days: 14,
      told: [
        ['100', '1.204', 8, 100],
        ['4', '1', 100, 25],
      ],
    },
  ],
  [
    'the days after are not over',
    sides({ views: 10, leads: 0 }, { views: 5, leads: 0 }, 13),
    {
      isPartial: true,
      days: 13,
      told: [
        ['10', '5', 100, 50],
        ['0', '0', 0, 0],
      ],
    },
  ],
  [
    'none of them is over',
    sides({ views: 10, leads: 2 }, { views: 0, leads: 0 }, 0),
    {
      isPartial: true,
      days: 0,
      told: [
        ['10', null, 100, 0],
        ['2', null, 100, 0],
      ],
    },
  ],
  [
    'what was not counted is no nought',
    sides({ views: null, leads: 3 }, { views: 7, leads: 3 }),
    {
      isPartial: false,
      days: 14,
      told: [
        [null, '7', 0, 100],
        ['3', '3', 100, 100],
      ],
    },
  ],
])('before and after a change: %s', (_, side, expected) => {
  const [{ events }] = historyShown(changed([change(price(8), price(7))], [side])) as [
    ReturnType<typeof historyShown>[number],
  ];
  const { isPartial, days, pairs } = events[0]!.sides!;
  const actual = pairs.map(({ before, after, share }) => [before, after, ...share]);
  expect({ isPartial, days, told: actual }).toEqual(expected);
});

test('of who left and came back nothing is compared', () => {
  const [{ events }] = historyShown(changed([change(price(8), null, 'left')])) as [
    ReturnType<typeof historyShown>[number],
  ];
  expect(events[0]!.sides).toBeNull();
});
