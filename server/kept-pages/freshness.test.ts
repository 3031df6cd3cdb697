import { expect, test } from 'vitest';
import { type Freshness, freshnessOf, mayStandIn } from './freshness';

const second = 1000;
const minute = 60 * second;
const start = 1_000_000_000;
const now = (toldAt: number, after: number) => ({ toldAt, now: after, wallNow: after });
const page = {
  ...{ madeAt: start, forgottenAt: null, endsAt: start + 600 * minute },
  ...{ namesDays: false, standInMs: 15 * minute },
};

test.each<[string, { told?: number; forgotten?: number; after: number }, Freshness]>([
  ['is given as it is for as long as changes are told', { told: 599 * minute, after: 599 * minute }, 'kept'],
  ['is given for a minute where nobody tells of changes', { after: 59 * second }, 'kept'],
  ['is then made anew beside who asks', { after: minute }, 'stale'],
  ['is waited for after ten minutes', { after: 10 * minute }, 'old'],
  ['counts from when changes were told last', { told: 60 * minute, after: 61 * minute }, 'stale'],
  ['is given for a moment after it has changed', { told: 9000, forgotten: 9000, after: 10_400 }, 'stale'],
  ['is waited for then', { told: 9000, forgotten: 9000, after: 10_500 }, 'old'],
  ['is never given past its day', { told: 600 * minute, after: 600 * minute }, 'old'],
])('a kept page %s', (_, { told, forgotten, after }, expected) => {
  const truth = { ...page, forgottenAt: forgotten === undefined ? null : start + forgotten };
  expect(freshnessOf(truth, now(told === undefined ? -Infinity : start + told, start + after))).toBe(
    expected,
  );
});

test('a page stands in for a site that fails as long as its kind may, from when it was last true, and not past its day if it names any', () => {
  expect(mayStandIn(page, now(start + minute, start + 15.9 * minute))).toBe(true);
  expect(mayStandIn(page, now(start + minute, start + 16 * minute))).toBe(false);
  const isOver = { ...page, endsAt: start + 2 * minute };
  expect(mayStandIn(isOver, now(start, start + 2 * minute))).toBe(true);
  expect(mayStandIn({ ...isOver, namesDays: true }, now(start, start + 2 * minute))).toBe(false);
});
