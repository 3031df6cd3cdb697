import { expect, test } from 'vitest';
import { folderNameKey, freeFolderName, maxFolderNameLength } from './folders';

const long = 'a'.repeat(maxFolderNameLength);

test.each([
  ['a free name stays', 'Praia', ['campo'], 'Praia'],
  ['a taken one gets a number', 'Praia', ['praia'], 'Praia (2)'],
  ['taken is taken whatever case and accents', 'SÃO PAULO', ['sao paulo'], 'SÃO PAULO (2)'],
  ['a taken number goes on', 'Praia', ['praia', 'praia (2)', 'praia (3)'], 'Praia (4)'],
  ['a long name makes room for the number', long, [long], `${long.slice(0, -4)} (2)`],
  [
    'no character is cut in halves',
    `${long.slice(0, 55)}🏡abc`,
    [`${long.slice(0, 55)}🏡abc`],
    `${long.slice(0, 55)} (2)`,
  ],
])('restoring: %s', (_what, name, taken, free) => {
  expect(freeFolderName(name, new Set(taken))).toBe(free);
});

test('names that differ in case and accents only are one name', () => {
  expect(folderNameKey('Família')).toBe(folderNameKey('FAMILIA'));
});
