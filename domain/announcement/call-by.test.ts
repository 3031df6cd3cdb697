import { expect, it } from 'vitest';
import { callBy } from './call-by';

it.each([
  // Consciência Negra, a Friday.
  ['2026-11-19T12:00:00Z', 'terça, 24/11'],
  ['2026-11-20T12:00:00Z', 'terça, 24/11'],
  ['2026-11-21T12:00:00Z', 'terça, 24/11'],
  ['2026-11-22T12:00:00Z', 'terça, 24/11'],
  ['2026-11-23T12:00:00Z', 'quarta, 25/11'],
  // Monday evening in São Paulo.
  ['2026-11-24T02:00:00Z', 'quarta, 25/11'],
  ['2026-12-31T12:00:00Z', 'terça, 05/01'],
])('what is announced at %s is answered by a call until %s', (announced, day) =>
  expect(callBy(new Date(announced), 2)).toBe(day),
);
