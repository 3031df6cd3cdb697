import { expect, test } from 'vitest';
import { type Freshness, freshnessOf, canServeStale, staleUntilAfter } from './freshness';

const second = 1000;
const minute = 60 * second;
const start = 1_000_000_000;
const now = (checkedAt: number, after: number) => ({ checkedAt, now: after, wallNow: after, layout: '1' });
const page = {
  ...{ madeAt: start, forgottenAt: null, staleUntil: 0, beginsAt: start, endsAt: start + 600 * minute },
  layout: '1',
  ...{ namesDays: false, maxStaleMs: 15 * minute, retryAt: -Infinity },
};

test.each<[string, { told?: number; forgotten?: number; after: number }, Freshness]>([
  ['is given as it is for as long as changes are told', { told: 599 * minute, after: 599 * minute }, 'kept'],
  ['is given for a minute where nobody tells of changes', { after: 59 * second }, 'kept'],
  ['is then made anew beside who asks', { after: minute }, 'stale'],
  ['is waited for after ten minutes', { after: 10 * minute }, 'old'],
  ['counts from when changes were told last', { told: 60 * minute, after: 61 * minute }, 'stale'],
  ['is given for a moment after it has changed', { told: 9000, forgotten: 9000, after: 10_799 }, 'stale'],
  ['is waited for 3 s after the report before', { told: 9000, forgotten: 9000, after: 10_800 }, 'old'],
  ['is never given past its day', { told: 600 * minute, after: 600 * minute }, 'old'],
])('a kept page %s', (_, { told: checked, forgotten, after }, expected) => {
  const changed = forgotten === undefined ? undefined : start + forgotten;
  const validity = { forgottenAt: changed ?? null, staleUntil: staleUntilAfter((changed ?? 0) - second) };
  const truth = { ...page, ...validity };
  expect(freshnessOf(truth, now(checked === undefined ? -Infinity : start + checked, start + after))).toBe(
    expected,
  );
});

test('serves stale within the limit of the kind, not past a named day', () => {
  expect(canServeStale(page, now(start + minute, start + 15.9 * minute))).toBe(true);
  expect(canServeStale(page, now(start + minute, start + 16 * minute))).toBe(false);
  const isOver = { ...page, endsAt: start + 2 * minute };
  expect(canServeStale(isOver, now(start, start + 2 * minute))).toBe(true);
  expect(canServeStale({ ...isOver, namesDays: true }, now(start, start + 2 * minute))).toBe(false);
});

test('never serves a page with another layout, or of a day still to come', () => {
  const other = { ...now(start, start), layout: '2' };
  expect([freshnessOf(page, other), canServeStale(page, other)]).toEqual(['old', false]);
  const setBack = { ...now(start, start), wallNow: start - 1 };
  expect(freshnessOf(page, setBack)).toBe('old');
  expect(canServeStale({ ...page, namesDays: true }, setBack)).toBe(false);
});
