import { expect, test } from 'vitest';
import { isShownAt, localMoment, localMomentPattern, localMomentText, momentOfLocal } from './shown-period';

const at = (iso: string) => new Date(iso);

test('São Paulo’s clock, whatever the server’s is', () => {
  expect(localMoment(at('2026-11-28T11:00:00Z'))).toBe('2026-11-28T08:00');
  expect(localMoment(at('2026-12-01T02:59:59Z'))).toBe('2026-11-30T23:59');
  // In summer time, which ended in 2019.
  expect(localMoment(at('2018-12-01T12:00:00Z'))).toBe('2018-12-01T10:00');
  for (const local of ['2026-11-28T08:00', '2018-12-01T10:00', '2026-01-01T00:00'])
    expect(localMoment(momentOfLocal(local))).toBe(local);
});

test.each([
  [{}, true],
  [{ from: '2026-11-28T08:00' }, true],
  [{ from: '2026-11-28T08:01' }, false],
  [{ until: '2026-11-28T08:00' }, false],
  [{ until: '2026-11-28T08:01' }, true],
  [{ from: '2026-11-27T00:00', until: '2026-11-29T00:00' }, true],
])('%j at 28/11, 8h: %s', (period, isShown) => {
  expect(isShownAt(period, at('2026-11-28T11:00:00Z'))).toBe(isShown);
});

test('the text has the year if it is another one', () => {
  const now = at('2026-11-28T11:00:00Z');
  expect(localMomentText('2026-11-28T08:00', now)).toBe('28/11 às 8h');
  expect(localMomentText('2027-01-02T18:05', now)).toBe('02/01/2027 às 18h05');
});

test('a moment has day and hour', () => {
  for (const text of ['2026-13-01T08:00', '2026-11-28', '2026-11-28T24:00', '2026-11-28T08:00:00', 'x'])
    expect([text, localMomentPattern.test(text)]).toEqual([text, false]);
});
