import { expect, it } from 'vitest';
import { protocolOf, protocolPattern } from './protocol';

it.each([
  ['2026-11-30T23:59:00Z', 48_213, '2611-048213'],
  ['2027-01-01T00:00:00Z', 0, '2701-000000'],
  ['2027-01-01T00:00:00Z', 999_999, '2701-999999'],
])('a protocol of %s with %i is %s', (now, chance, protocol) => {
  expect(protocolOf(new Date(now), chance)).toBe(protocol);
  expect(protocol).toMatch(protocolPattern);
});
