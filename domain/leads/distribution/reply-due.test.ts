import { describe, expect, test } from 'vitest';
import { isoDay, timeText } from '../../kernel/moment';
import { isWorkingTime, replyDue } from './reply-due';

const at = (local: string) => new Date(`${local.replace(' ', 'T')}-03:00`);
const textOf = (moment: Date) => `${isoDay(moment)} ${timeText(moment)}`;

describe('when a reply is due, after 15 minutes of working time', () => {
  test.each([
    // A Wednesday.
    ['2026-11-25 14:44', '2026-11-25 14:59'],
    ['2026-11-25 07:59', '2026-11-25 09:15'],
    ['2026-11-25 07:59:59', '2026-11-25 09:15'],
    ['2026-11-25 08:00', '2026-11-25 08:15'],
    ['2026-11-25 00:00', '2026-11-25 09:15'],
    ['2026-11-25 19:45', '2026-11-25 20:00'],
    ['2026-11-25 19:45:01', '2026-11-26 09:15'],
    ['2026-11-25 19:46', '2026-11-26 09:15'],
    ['2026-11-25 20:00', '2026-11-26 09:15'],
    ['2026-11-25 23:59', '2026-11-26 09:15'],
    // Saturday, Sunday, Monday.
    ['2026-11-28 19:30', '2026-11-28 19:45'],
    ['2026-11-28 19:50', '2026-11-30 09:15'],
    ['2026-11-28 21:00', '2026-11-30 09:15'],
    ['2026-11-29 14:00', '2026-11-30 09:15'],
    ['2026-11-30 03:00', '2026-11-30 09:15'],
    // Consciência Negra on a Friday; the eve.
    ['2026-11-20 10:00', '2026-11-21 09:15'],
    ['2026-11-19 21:00', '2026-11-21 09:15'],
    // Christmas Eve and New Year's Eve are working days, Thursdays.
    ['2026-12-24 19:00', '2026-12-24 19:15'],
    ['2026-12-24 19:55', '2026-12-26 09:15'],
    ['2026-12-25 12:00', '2026-12-26 09:15'],
    ['2026-12-31 19:44', '2026-12-31 19:59'],
    ['2026-12-31 23:59', '2027-01-02 09:15'],
    // Good Friday, then Easter.
    ['2026-04-02 20:30', '2026-04-04 09:15'],
    ['2026-04-03 11:00', '2026-04-04 09:15'],
    ['2026-04-04 22:00', '2026-04-06 09:15'],
    // Corpus Christi, a Thursday; the state's and the city's days.
    ['2026-06-04 09:00', '2026-06-05 09:15'],
    ['2026-07-09 09:00', '2026-07-10 09:15'],
    // A Sunday and a Monday without work.
    ['2027-01-23 20:00', '2027-01-26 09:15'],
  ])('%s → %s', (came, due) => expect(textOf(replyDue(at(came), 15))).toBe(due));

  test('other promises count the same', () => {
    expect(textOf(replyDue(at('2026-11-25 19:00'), 60))).toBe('2026-11-25 20:00');
    expect(textOf(replyDue(at('2026-11-25 19:01'), 60))).toBe('2026-11-26 10:00');
    expect(textOf(replyDue(at('2026-11-25 23:00'), 660))).toBe('2026-11-26 20:00');
  });

  test('is always in working time or at closing, and after the contact', () => {
    const edges = ['00:00', '08:00', '09:00', '19:45', '20:00'].flatMap((time) => {
      const edge = at(`2026-01-01 ${time}`).getTime();
      return [edge - 60_000, edge, edge + 60_000];
    });
    const moments = [...edges, at('2026-01-01 14:37').getTime()];
    const cases = Array.from({ length: 400 }, (_, days) =>
      moments.map((moment) => new Date(moment + days * 24 * 3600_000)),
    ).flat();
    const wrong = cases.filter((came) => {
      const due = replyDue(came, 15).getTime();
      return due - came.getTime() < 15 * 60_000 || !isWorkingTime(new Date(due - 1));
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['2026-11-25 07:59', false],
    ['2026-11-25 08:00', true],
    ['2026-11-25 19:59', true],
    ['2026-11-25 20:00', false],
    ['2026-11-28 12:00', true],
    ['2026-11-29 12:00', false],
    ['2026-12-25 12:00', false],
  ])('%s is working time: %s', (moment, expected) => expect(isWorkingTime(at(moment))).toBe(expected));
});
