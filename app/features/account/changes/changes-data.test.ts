import { expect, test } from 'vitest';
import type { Change } from '~/domain/changes';
import { changesData } from './changes-data';

const now = new Date('2026-11-23T15:00:00Z');
const base = {
  code: 7,
  condition: 'used',
  negotiation: 'sell',
  created_at: null,
  product: { canonical: '/usado/venda/x/7', titulo1: 'Casa', fotoPrincipal: null },
  gone: null,
  search: null,
  at: '2026-11-22T15:00:00Z',
} as object as Change;
const search = { id: '1', name: 'Praia' };
const real = (amount: number | null, currency: 'BRL' | 'USD' = 'BRL') => ({ amount, currency });
const rowText = (change: Partial<Change>) => {
  const { text, strong, tail } = changesData(
    { since: now.toISOString(), data: [{ ...base, ...change }], total: 1, codes: [7] },
    now,
  ).rows[0]!;
  return `${text}${strong ?? ''}${tail}`.replaceAll('\u00a0', ' ');
};

test.each<[Partial<Change>, string]>([
  [{ kind: 'price', before: real(9), after: real(7) }, 'caiu de R$ 9 para R$ 7'],
  [{ kind: 'price', before: real(7), after: real(9) }, 'subiu de R$ 7 para R$ 9'],
  [
    { kind: 'price', before: real(7), after: real(9), negotiation: 'rent' },
    'subiu de R$ 7/mês para R$ 9/mês',
  ],
  [{ kind: 'price', before: null, after: real(7) }, 'passou a mostrar o preço: R$ 7'],
  [{ kind: 'price', before: real(9), after: null }, 'passou a ter o preço sob consulta'],
  [
    {
      ...{ kind: 'price', before: real(180_000), after: null, negotiation: 'rent' },
      product: { ...base.product!, moeda: 'BRL', periodRent: { amount: 6_000, period: 'day' } },
    },
    'passou a custar R$ 6.000 por dia, temporada',
  ],
  [{ kind: 'left', before: real(9), after: null, product: null }, 'saiu do ar'],
  [{ kind: 'left', before: real(9), after: null }, 'não está mais à venda'],
  [{ kind: 'left', before: real(9), after: null, negotiation: 'rent' }, 'não está mais para alugar'],
  [{ kind: 'back', before: null, after: real(7) }, 'voltou ao ar, por R$ 7'],
  [{ kind: 'back', before: null, after: null }, 'voltou ao ar'],
  [{ kind: 'new', before: null, after: real(7), search }, 'é novo em Praia'],
  [{ kind: 'back', before: null, after: real(7), search }, 'voltou ao ar, em Praia'],
  [
    { kind: 'into_range', before: real(9), after: real(7), search },
    'entrou na faixa de Praia: de R$ 9 para R$ 7',
  ],
  [{ kind: 'into_range', before: null, after: real(7), search }, 'entrou na faixa de Praia'],
  [{ kind: 'fell', before: real(9), after: real(7), search }, 'caiu de R$ 9 para R$ 7, em Praia'],
])('a change is told in words: %j', (change, words) => {
  expect(rowText(change)).toBe(words);
});

test('no line parts an amount from its currency', () => {
  const { rows } = changesData(
    {
      since: now.toISOString(),
      data: [{ ...base, kind: 'price', before: real(9), after: real(7) }],
      total: 1,
      codes: [7],
    },
    now,
  );
  expect([rows[0]!.text, rows[0]!.strong]).toEqual(['caiu de R$\u00a09 para ', 'R$\u00a07']);
});

test('prices of two currencies are not compared', () => {
  expect(rowText({ kind: 'price', before: real(7), after: real(9, 'USD') })).toMatch(/^mudou de /);
});

test.each([
  [0, 'Nada mudou desde ontem, 12h00.'],
  [1, 'Uma coisa mudou desde a sua última visita, ontem, 12h00.'],
  [2, 'Duas coisas mudaram desde a sua última visita, ontem, 12h00.'],
  [5, 'Cinco coisas mudaram desde a sua última visita, ontem, 12h00.'],
  [12, '12 coisas mudaram desde a sua última visita, ontem, 12h00.'],
])('%i changes are counted', (total, lead) => {
  const data = changesData({ since: '2026-11-22T15:00:00Z', data: [], total, codes: [] }, now);
  expect([data.lead, data.more]).toEqual([lead, total]);
});
