import { expect, test } from 'vitest';
import { valuesText } from './act-values';

const override = (value: unknown, until: string | null = null) => ({ value, until, reason: null });

test.each([
  ['sell_price', 7_900_000, null, 'Preço de venda: 7.900.000'],
  ['sell_price', 7_900_000, '2026-12-31', 'Preço de venda: 7.900.000 até 31/12/2026'],
  ['rent_price', null, null, 'Aluguel: nenhum'],
  ['withdrawn', 'sold', null, 'Fora do ar: Vendido'],
  ['exclusivity', true, null, 'Exclusividade: sim'],
  ['photos', ['a'], null, 'Fotos: em outra ordem'],
  [
    'photos',
    {
      order: ['a', 'casa:1/b'],
      left_out: [{ url: 'c', reason: null }],
      captions: { a: 'Sala', c: '' },
    },
    null,
    'Fotos: em outra ordem, 1 recusada, 1 com legenda, 1 da casa',
  ],
  ['title', 'x'.repeat(80), null, `Título: ${'x'.repeat(60)}…`],
])('%s as %j until %s is read as such', (field, value, until, text) => {
  const changes = { [field]: [null, override(value, until)] } as Parameters<typeof valuesText>[0];
  expect([valuesText(changes, 0), valuesText(changes, 1)]).toEqual(['', text]);
});
