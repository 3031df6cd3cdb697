import { expect, test } from 'vitest';
import type { ReportPriceDemand } from '@contract/owner-figures';
import { priceDemandData } from './price-demand-data.server';

const M = 1_000_000;
const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ') ?? null;
const demand = (given: Partial<ReportPriceDemand[number]> = {}): ReportPriceDemand[number] => ({
  ...{ negotiation: 'sell', currency: 'BRL', at: '2026-11-23' },
  steps: [
    { up_to: 7.5 * M, people: 60 },
    { up_to: 8 * M, people: 40 },
  ],
  ...given,
});
const offers = (sale: number | null, rent: number | null = null) => ({
  ...{ sale: { amount: sale }, rent: rent === null ? null : { amount: rent } },
});
type Row = [name: string, isToday: boolean, people: string];

test.each<[string, number | null, Row[], string | null]>([
  [
    'between two steps, of the dearer one',
    7.9 * M,
    [
      ['até R$ 7,5 mi', false, 'cerca de 60'],
      ['até R$ 8 mi', true, 'cerca de 40'],
    ],
    'Cerca de 40 pessoas procuram um imóvel assim pelo preço de hoje; até R$ 7,5 mi seriam cerca de 60.',
  ],
  [
    'on a step, of it',
    7.5 * M,
    [
      ['até R$ 7,5 mi', true, 'cerca de 60'],
      ['até R$ 8 mi', false, 'cerca de 40'],
    ],
    'Cerca de 60 pessoas procuram um imóvel assim pelo preço de hoje.',
  ],
  [
    'above all steps, of none',
    9 * M,
    [
      ['até R$ 7,5 mi', false, 'cerca de 60'],
      ['até R$ 8 mi', false, 'cerca de 40'],
    ],
    'Menos de cinco pessoas procuram um imóvel assim pelo preço de hoje; até R$ 8 mi seriam cerca de 40.',
  ],
  [
    'hidden, of none and without a word',
    null,
    [
      ['até R$ 7,5 mi', false, 'cerca de 60'],
      ['até R$ 8 mi', false, 'cerca de 40'],
    ],
    null,
  ],
])('today’s price is %s', (_, price, rows, sentence) => {
  const [shown] = priceDemandData([demand()], offers(price)) as [ReturnType<typeof priceDemandData>[number]];
  expect(shown.rows.map(({ name, isToday, people }) => [plain(name), isToday, people])).toEqual(rows);
  expect(plain(shown.sentence)).toBe(sentence);
  expect([shown.name, shown.day]).toEqual(['Compra', '23/11/2026']);
});

test('compares each negotiation with its price, and charts from five people', () => {
  const shown = priceDemandData(
    [demand({ steps: [] }), demand({ negotiation: 'rent', steps: [{ up_to: 20_000, people: 5 }] })],
    offers(8 * M, 19_000),
  );
  expect(shown.map(({ name, rows, chart }) => [name, rows.length, chart === ''])).toEqual([
    ['Compra', 0, true],
    ['Aluguel', 1, false],
  ]);
  expect(shown[1]!.rows[0]!.isToday).toBe(true);
  expect(plain(shown[1]!.sentence)).toBe('Cerca de 5 pessoas procuram um imóvel assim pelo preço de hoje.');
});
