import { expect, test } from 'vitest';
import { checkedDayText } from './freshness';

test.each([
  ['2026-11-13T02:59:00Z', '12/11'],
  ['2026-01-01T03:00:00Z', '01/01'],
  ['2026-01-01T02:59:00Z', '31/12/2025'],
])('the day of a check, %s, is São Paulo’s: %s', (checked, text) =>
  expect(checkedDayText(new Date(checked), new Date('2026-11-29T15:00:00Z'))).toBe(text),
);
