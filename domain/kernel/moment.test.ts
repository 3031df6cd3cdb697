import { expect, test } from 'vitest';
import {
  greeting,
  inSaoPaulo,
  isoDay,
  momentText,
  recentDayText,
  recentMomentText,
  sinceText,
  timeText,
} from './moment';

const now = new Date('2026-11-21T11:31:00Z');

test.each([
  ['2026-11-21T11:31:00Z', 'hoje, 8h31', '21/11/2026, 8h31'],
  ['2026-11-21T03:00:00Z', 'hoje, 0h00', '21/11/2026, 0h00'],
  ['2026-11-21T02:59:00Z', 'ontem, 23h59', '20/11/2026, 23h59'],
  ['2026-11-20T03:00:00Z', 'ontem, 0h00', '20/11/2026, 0h00'],
  ['2026-11-20T02:59:00Z', '19/11/2026, 23h59', '19/11/2026, 23h59'],
  ['2025-11-21T11:31:00Z', '21/11/2025, 8h31', '21/11/2025, 8h31'],
])('%s is told in the time of São Paulo', (iso, recent, whole) => {
  expect([recentMomentText(new Date(iso), now), momentText(new Date(iso))]).toEqual([recent, whole]);
});

test.each([
  ['2026-11-21T03:00:00Z', 'hoje'],
  ['2026-11-21T02:59:00Z', 'ontem'],
  ['2026-11-20T02:59:00Z', 'em 19/11/2026'],
])('the day of %s is told as %s', (iso, words) => expect(recentDayText(new Date(iso), now)).toBe(words));

test.each([
  ['2026-11-21T11:31:00Z', 'hoje, 8h31'],
  ['2026-11-21T02:59:00Z', 'ontem, 23h59'],
  ['2026-11-20T02:59:00Z', 'quinta, 19/11'],
  ['2026-11-15T11:31:00Z', 'domingo, 15/11'],
  ['2026-11-15T11:30:00Z', '15/11/2026'],
  ['2025-11-21T11:31:00Z', '21/11/2025'],
])('since %s is told as %s', (iso, words) => expect(sinceText(new Date(iso), now)).toBe(words));

test.each([
  ['2026-11-21T07:59:00Z', 'Boa noite'],
  ['2026-11-21T08:00:00Z', 'Bom dia'],
  ['2026-11-21T14:59:00Z', 'Bom dia'],
  ['2026-11-21T15:00:00Z', 'Boa tarde'],
  ['2026-11-21T20:59:00Z', 'Boa tarde'],
  ['2026-11-21T21:00:00Z', 'Boa noite'],
  ['2026-11-22T03:00:00Z', 'Boa noite'],
] as const)('at %s people say %s', (iso, words) => expect(greeting(new Date(iso))).toBe(words));

test.each([
  ['2026-03-01T02:59:00Z', '2026-02-28', '23:59', { year: 2026, month: 2, day: 28, hour: 23, minute: 59 }],
  ['2026-03-01T03:05:00Z', '2026-03-01', '00:05', { year: 2026, month: 3, day: 1, hour: 0, minute: 5 }],
])('the clock of São Paulo tells %s as %s, %s', (iso, day, time, parts) => {
  const moment = new Date(iso);
  expect([isoDay(moment), timeText(moment), inSaoPaulo(moment)]).toEqual([day, time, parts]);
});
