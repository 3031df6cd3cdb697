import { expect, test } from 'vitest';
import type { PropertyCard } from '~/domain/property';
import { priceChange } from './price-change';

const savedAt = '2026-10-02T12:00:00.000Z';
const property = (
  now: { sale?: number; rent?: number; currency?: string },
  negotiation: 'sell' | 'rent' = 'sell',
) => ({
  product: {
    valorMin: now.sale ?? null,
    valorLocacao: now.rent ?? null,
    moeda: now.currency ?? 'BRL',
  } as PropertyCard,
  negotiation,
  created_at: savedAt,
  keptPrice: { amount: 1_000_000, currency: 'BRL', since: savedAt },
});

test.each([
  ['fell', property({ sale: 900_000 }), { fell: true, by: 'R$ 100.000', was: 'R$ 1.000.000' }],
  ['rose', property({ sale: 1_100_000 }), { fell: false, by: 'R$ 100.000' }],
  ['rose for rent', property({ sale: 1, rent: 1_000_001 }, 'rent'), { fell: false, by: 'R$ 1' }],
])('a price that %s says by how much', (_what, given, change) => {
  expect(priceChange(given)).toMatchObject(change);
});

test('since when is told: when it was kept, or since when its price is known', () => {
  const given = property({ sale: 900_000 });
  expect(priceChange(given)!.since).toBe('desde que você guardou, em 02/10/2026');
  const later = { ...given.keptPrice, since: '2026-11-23T12:00:00.000Z' };
  expect(priceChange({ ...given, keptPrice: later })!.since).toBe('desde 23/11/2026');
});

test.each([
  ['costs what it cost', property({ sale: 1_000_000 })],
  ['is on request now', property({})],
  [
    'was on request',
    { ...property({ sale: 1 }), keptPrice: { amount: null, currency: 'BRL', since: savedAt } },
  ],
  ['has another currency now', property({ sale: 1, currency: 'USD' })],
  ['left the market', { ...property({ sale: 1 }), product: null }],
  ['was kept where nothing is noted', { ...property({ sale: 1 }), keptPrice: null }],
])('nothing is said of a home that %s', (_what, given) => {
  expect(priceChange(given)).toBeNull();
});
