import { expect, test } from 'vitest';
import { versionsIn, versionsText } from './contact-bulk';
import { maxBulk, needsTyping } from '../staff/bulk';

test('versions are text and back', () => {
  const versions = [
    [1, 'a-_Z'],
    [2_147_483_647, '0000'],
  ] as const;
  expect(versionsText(versions)).toBe('a-_Z1*0000zik0zj');
  expect(versionsIn(versionsText(versions))).toEqual(versions);
});

test('5,000 of the longest ids fit into a call of 64 KB', () => {
  const text = versionsText(Array(maxBulk).fill([2_147_483_647, 'aaaa']));
  expect([text.length < 60_000, versionsIn(text)?.length]).toEqual([true, maxBulk]);
  expect(versionsIn(`${text}*aaaa1`)).toBeNull();
});

test.each(['', '*', 'aaaa', 'aaaa0', 'aaaa1*', 'aa a1', 'aaaazzzzzz', 'aaaa1234567'])('%j is none', (text) =>
  expect(versionsIn(text)).toBeNull(),
);

test.each([
  [200, 10_000, false],
  [201, 10_000, true],
  [20, 100, false],
  [21, 100, true],
])('%i of %i contacts: typing %s', (count, all, isDue) => expect(needsTyping(count, all)).toBe(isDue));
