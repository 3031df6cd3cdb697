import { expect, test } from 'vitest';
import { formatDateWhileTyped } from './date-input.browser';

test.each([
  ['3', '3'],
  ['311', '31/1'],
  ['31121990', '31/12/1990'],
  ['31/12/1990', '31/12/1990'],
  ['31-12-90', '31/12/90'],
  ['1990-12-31', '31/12/1990'],
  ['a1b2', '12'],
  ['311219901', '31/12/1990'],
])('%s becomes %s', (typed, shown) => expect(formatDateWhileTyped(typed)).toBe(shown));
