import { expect, it } from 'vitest';
import { lanes } from './lanes.mjs';
import { parts, timeBox } from './time-box.mjs';

const limit = 70 * 60;

/** Parts that a machine begins which needs `pace` times the seconds of the table, and the minutes that all take. */
function runAt(pace: number, paceAfterwards = pace) {
  let seconds = 1120 * pace;
  const fits = timeBox({ startedAt: 0, limit, now: () => seconds });
  const begun = parts.filter((part) => {
    if (!fits(part)) return false;
    seconds += part.seconds * paceAfterwards;
    return true;
  });
  return { begun: begun.map(({ lane }) => lane), minutes: seconds / 60 };
}

it('has every lane, whole', () => {
  expect(new Set(parts.map(({ lane }) => lane))).toEqual(new Set(Object.keys(lanes)));
  for (const lane of Object.keys(lanes)) {
    const own = parts.filter((part) => part.lane === lane).map(({ shard }) => shard);
    const all = own.map((_, index) => `${index + 1}/${own.length}`);
    expect(own.length === 1 ? ['1/1'] : own).toEqual(all);
  }
});

it('begins all parts on a fast machine', () => {
  expect(runAt(0.6).begun).toEqual(parts.map(({ lane }) => lane));
});

it.each([1, 1.5, 2, 3, 3.7])('ends in time on a machine %d times slower', (pace) => {
  const { begun, minutes } = runAt(pace);
  expect(minutes).toBeLessThanOrEqual(70);
  expect(begun.length).toBeLessThan(parts.length);
});

it('begins a part of each lane but remix at the pace of the table', () => {
  expect(new Set(runAt(1).begun)).toEqual(new Set(Object.keys(lanes).filter((lane) => lane !== 'remix')));
});

it('ends within 80 minutes if the machine becomes half as fast', () => {
  expect(runAt(1, 2).minutes).toBeLessThan(80);
});
