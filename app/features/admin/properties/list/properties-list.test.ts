import { expect, test } from 'vitest';
import type { StaffPropertyRow } from '@contract/staff-property-list';
import { rowOf } from './properties-list';

const now = new Date('2026-11-29T15:00:00Z');
const row: StaffPropertyRow = {
  ...{ id: 1, reference: '17954', title: 'Casa', source: 'crm', district: 'Ferradura', city: 'Búzios' },
  ...{ currency: 'BRL', price: { sell: 7_900_000, rent: null }, feed_price: {}, held: null, broker: null },
  ...{ state: 'live', photos: 9, checked_at: '2026-11-29T12:00:00Z', updated_at: '2026-11-29T12:00:00Z' },
};
const shown = (given: Partial<StaffPropertyRow>) => rowOf({ ...row, ...given }, now);

test('a row is named by title, code and place', () => {
  expect(shown({})).toMatchObject({
    ...{ name: 'Casa', where: '17954, Ferradura, Búzios', price: 'R$ 7.900.000', feedPrice: null },
    ...{ stateText: 'no ar', isHeld: false, photos: null, checked: 'hoje' },
  });
  expect(shown({ title: '', district: '' })).toMatchObject({
    ...{ name: 'Imóvel sem título', where: '17954, Búzios' },
  });
});

test.each([
  ['a price of the brokerage', { feed_price: { sell: 8_000_000 } }, 'da casa; na carga R$ 8.000.000'],
  ['a price that the feed lacks', { feed_price: { sell: null } }, 'da casa; a carga não tem preço'],
  ['a held price', { held: { what: 'sell', value: 79_000 } }, 'na carga R$ 79.000, retido'],
  ['a held area', { held: { what: 'area', value: 3 } }, 'na carga 3 m², retido'],
] as const)('%s shows both values', (_, given, text) => expect(shown(given).feedPrice).toBe(text));

test.each([
  [{ held: { what: 'sell', value: 1 } }, 'valor retido'],
  [{ held: { what: 'sell', value: 1 }, state: 'gone' }, 'saiu da carga'],
  [{ state: 'reserved' }, 'reservado'],
  [{ state: 'withdrawn' }, 'fora do ar, pela casa'],
] as const)('the state of %j', (given, text) => expect(shown(given).stateText).toBe(text));

test.each([
  [0, 'sem foto'],
  [1, '1 foto'],
  [4, '4 fotos'],
  [5, null],
])('%i photos are said as %j', (photos, text) => expect(shown({ photos }).photos).toBe(text));

test.each([
  [null, 'nunca'],
  ['2026-11-28T12:00:00Z', 'ontem'],
  ['2026-11-12T12:00:00Z', '12/11'],
  ['2025-11-12T12:00:00Z', '12/11/2025'],
])('checked at %s is %s', (checked_at, text) => expect(shown({ checked_at }).checked).toBe(text));

test('both prices, and none', () => {
  expect(shown({ price: { sell: 1_000_000, rent: 5_000 } }).price).toBe('R$ 1.000.000; R$ 5.000 por mês');
  expect(shown({ price: { sell: null, rent: null } }).price).toBe('sem preço');
});
