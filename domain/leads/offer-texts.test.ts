import { expect, test } from 'vitest';
import { atText, dueText, untilText } from './offer-texts';

const now = new Date('2026-11-27T14:34:00-03:00');
const at = (moment: string) => new Date(`${moment}:00-03:00`);

test.each([
  ['2026-11-27T14:49', '14h49', 'às 14h49', 'até as 14h49'],
  ['2026-11-27T09:00', '9h', 'às 9h', 'até as 9h'],
  ['2026-11-27T01:05', '1h05', 'à 1h05', 'até a 1h05'],
  ['2026-11-28T09:15', 'sábado, 28/11, 9h15', 'no sábado, 28/11, às 9h15', 'até sábado, 28/11, às 9h15'],
  ['2026-11-30T09:15', 'segunda, 30/11, 9h15', 'na segunda, 30/11, às 9h15', 'até segunda, 30/11, às 9h15'],
])('%s reads as a time, a moment and an end', (moment, due, when, until) => {
  expect([dueText, atText, untilText].map((text) => text(at(moment), now))).toEqual([due, when, until]);
});
