import { expect, test } from 'vitest';
import { isOwnReference, ownNumber, ownReference, ownSteps } from './own-property';

test.each([
  ['PROPRIO-12', true],
  ['proprio 12', true],
  ['Proprio.1/2', true],
  ['PROPRIO', false],
  ['APROPRIO-12', false],
  ['PROPRIO-12B', false],
])('%s is a code of own properties: %s', (reference, isOwn) => {
  expect(isOwnReference(reference)).toBe(isOwn);
});

test('a code names its number', () => {
  expect(ownNumber(ownReference(12))).toBe(12);
  expect(ownNumber('AN-2026-123456')).toBe(null);
});

test('the steps are the wizard’s, and the announcement before the owner', () => {
  expect(ownSteps.map(({ name }) => name)).toEqual([
    ...['localizacao', 'informacoes', 'valores', 'texto', 'contato'],
  ]);
});
