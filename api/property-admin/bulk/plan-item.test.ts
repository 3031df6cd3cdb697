import { expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { type BulkProperty, planItem } from './plan-item';

const property = (given: Partial<BulkProperty> = {}): BulkProperty => ({
  ...{ id: 1, isInFeed: true, hasSellPrice: true, hasRentPrice: false, isBusy: false, overrides: {} },
  check: { checked_at: null, checked_by: null, check_from: '2026-01-01T00:00:00.000Z', isPaused: false },
  seen: {
    ...{ broker: 'ana', exclusivity: false, news: false, opportunity: false, highlighted: false },
    ...{ withdrawn: false, sell_price: 1_000_001, rent_price: null },
  },
  ...given,
});
const override = (value: unknown) => ({ value, until: null, reason: null }) as never;
const stored = (value: unknown, feed: unknown) => ({ value, until: null, reason: null, feed }) as never;
const to = (changes: object) => ({ reason: null, ...changes }) as never;

test('a change has both overrides, and what people see before and after', () => {
  expect(planItem(property(), to({ broker: { value: 'rui' } }))).toEqual({
    left: null,
    changes: { broker: { was: null, value: override('rui'), seen: 'ana', next: 'rui' } },
  });
});

test('a percentage is of what people see, in whole units', () => {
  const { changes } = planItem(property(), to({ sell_price: { percent: -10 } }));
  expect(changes?.sell_price).toMatchObject({ seen: 1_000_001, next: 900_001 });
});

test('a field goes back to what its feed has', () => {
  const overrides = { broker: stored('rui', 'ana') };
  expect(planItem(property({ overrides }), to({ broker: null })).changes?.broker).toMatchObject({
    ...{ value: null, next: 'ana' },
  });
});

test.each([
  ['gone', property({ isInFeed: false }), { broker: { value: 'rui' } }],
  ['same', property(), { broker: { value: 'ana' } }],
  ['same', property(), { broker: null }],
  ['changed', property({ isBusy: true }), { broker: { value: 'rui' } }],
  ['same', property({ isBusy: true }), { broker: { value: 'ana' } }],
  ['unpriced', property(), { rent_price: { percent: 5 } }],
  ['unpriced', property({ hasSellPrice: false }), { sell_price: { percent: 5 } }],
  ['same', property({ seen: { ...property().seen, withdrawn: true } }), { withdrawn: { value: 'sold' } }],
])('leaves a property as %s: %#', (left, given, changes) => {
  expect(planItem(given, to(changes))).toEqual({ left, changes: null });
});

test('another reason is another decision, where the brokerage decided', () => {
  const seen = { ...property().seen, withdrawn: true };
  const given = property({ seen, overrides: { withdrawn: stored('review', false) } });
  expect(planItem(given, to({ withdrawn: { value: 'sold' } })).left).toBeNull();
});

test('a check is of homes on the market that nobody checked today', () => {
  const { check } = property();
  expect(planItem(property(), to({ check: true })).changes?.check?.was).toMatchObject({ checked_at: null });
  const today = clock.now().toISOString();
  const checked = property({ check: { ...check, checked_at: today } });
  expect(planItem(checked, to({ check: true })).left).toBe('same');
  const paused = property({ check: { ...check, isPaused: true } });
  expect(planItem(paused, to({ check: true })).left).toBe('gone');
});
