import { expect, test } from 'vitest';
import { photoFrames } from './photo-rows';

test.each([
  [0, ''],
  [1, '16'],
  [2, '10 6'],
  [3, '6 4 6'],
  [4, '10 6 6 10'],
  [5, '10 6 6 4 6'],
  [6, '10 6 6 4 6 16'],
  [9, '10 6 6 4 6 10 6 6 10'],
])('%i photos fill their rows: %s', (count, columns) =>
  expect(
    photoFrames(count)
      .map((frame) => frame.columns)
      .join(' '),
  ).toBe(columns),
);

test('a row of three is lower', () =>
  expect(photoFrames(5).map(({ isTall }) => isTall)).toEqual([true, true, false, false, false]));
