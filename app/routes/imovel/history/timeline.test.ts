import { expect, it } from 'vitest';
import type { ProductHistory } from '@contract/product-history';
import { timelineOf } from './timeline';

const brl = (amount: number) => ({ amount, currency: 'BRL' });
const history: ProductHistory = {
  announced: { at: '2026-01-01T12:00:00Z', price: brl(3_200_000) },
  changes: [
    // 21:30 on the 14th in São Paulo.
    { at: '2026-03-15T00:30:00Z', kind: 'price', before: brl(3_200_000), after: brl(2_950_000) },
    { at: '2026-04-01T12:00:00Z', kind: 'price', before: brl(2_950_000), after: null },
    { at: '2026-05-01T12:00:00Z', kind: 'left', before: null, after: null },
    { at: '2026-06-01T12:00:00Z', kind: 'back', before: null, after: null },
    { at: '2026-07-01T12:00:00Z', kind: 'price', before: null, after: brl(2_800_000) },
    { at: '2026-08-01T12:00:00Z', kind: 'left', before: brl(2_800_000), after: null },
    { at: '2026-09-01T12:00:00Z', kind: 'back', before: null, after: brl(3_000_000) },
    {
      at: '2026-10-01T12:00:00Z',
      kind: 'price',
      before: brl(3_000_000),
      after: { amount: 600_000, currency: 'USD' },
    },
  ],
  checkedAt: '2026-11-23T08:00:00Z',
};
const lines = (given: ProductHistory, negotiation: 'sell' | 'rent' = 'sell') =>
  timelineOf(given, negotiation).entries.map(({ day, text }) => `${day} ${text}`.replaceAll('\u00a0', ' '));

it('says what happened, on its day, with amount and percent', () => {
  expect(lines(history)).toEqual([
    '01/01/2026 Anunciado por R$ 3.200.000',
    '14/03/2026 Preço de R$ 3.200.000 para R$ 2.950.000, 7,8% a menos',
    '01/04/2026 O preço passou a ser sob consulta',
    '01/05/2026 Saiu do mercado',
    '01/06/2026 Voltou ao mercado',
    '01/07/2026 Preço divulgado: R$ 2.800.000',
    '01/08/2026 Saiu do mercado',
    '01/09/2026 Voltou ao mercado por R$ 3.000.000',
    '01/10/2026 Preço de R$ 3.000.000 para US$ 600.000',
  ]);
  expect(timelineOf(history, 'sell').available).toBe('Disponível, conferido em 23/11/2026');
});

it('shows rent per month, no hidden price, and no status when gone', () => {
  const rented: ProductHistory = {
    announced: { at: '2026-01-01T12:00:00Z', price: null },
    changes: [{ at: '2026-02-01T12:00:00Z', kind: 'price', before: brl(9_000), after: brl(8_000) }],
    checkedAt: null,
  };
  expect(lines(rented, 'rent')).toEqual([
    '01/01/2026 Anunciado',
    '01/02/2026 Preço de R$ 9.000/mês para R$ 8.000/mês, 11,1% a menos',
  ]);
  expect(timelineOf(rented, 'rent').available).toBeNull();
});
