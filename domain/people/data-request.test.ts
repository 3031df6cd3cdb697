import { describe, expect, test } from 'vitest';
import { answerDue, daysLeft } from './answer-due';
import { personKey, readPersonKey } from './data-request';

describe('readPersonKey', () => {
  test.each([
    ['Clara@Exemplo.com.br', { by: 'email', value: 'clara@exemplo.com.br' }],
    ['(11) 98765-4321', { by: 'phone', value: '+55 (11) 98765-4321' }],
    ['11987654321', { by: 'phone', value: '+55 (11) 98765-4321' }],
    ['+351 912 345 678', { by: 'phone', value: expect.stringMatching(/^\+351 /) }],
    ['2611-048213', { by: 'protocol', value: '2611-048213' }],
  ])('reads %s', (written, key) => {
    expect(readPersonKey(written)).toEqual(key);
  });

  test.each(['', 'Clara', '@', "' or 1=1 --", '123', 'a@b', '99999-9999999'])('%j is none', (written) => {
    expect(readPersonKey(written)).toBeNull();
    expect(personKey.safeParse(written).success).toBe(false);
  });
});

test('the answer is due fifteen days after the day of the request', () => {
  expect(answerDue('2026-11-20')).toBe('2026-12-05');
  expect(answerDue('2026-12-25')).toBe('2027-01-09');
  expect([daysLeft('2026-11-20', '2026-11-29'), daysLeft('2026-11-20', '2026-12-06')]).toEqual([6, -1]);
});
