import { expect, it } from 'vitest';
import { isSavingData } from './connection.browser';

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('with the connection %j, is data saved? %s', (connection, saves) =>
  expect(isSavingData({ connection })).toBe(saves),
);
