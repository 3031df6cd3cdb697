import { expect, test } from 'vitest';
import { type Arrangement, completed, moved, readMove } from './arrangement';

const of = (order: string, leftOut = ''): Arrangement => ({
  order: [...order].map((photo) => ({ photo, caption: photo.toUpperCase() })),
  leftOut: [...leftOut].map((photo) => ({ photo, reason: '' })),
});
const text = ({ order, leftOut }: Arrangement) =>
  [order, leftOut].map((photos) => photos.map(({ photo }) => photo).join('')).join('|');

test.each([
  ['subir-1', 'bacd|x'],
  ['subir-0', 'abcd|x'],
  ['descer-1', 'acbd|x'],
  ['descer-3', 'abcd|x'],
  ['capa-2', 'cabd|x'],
  ['tirar-1', 'acd|xb'],
  ['trazer-0', 'abcdx|'],
  ['trazer-7', 'abcd|x'],
  ['subir-40', 'abcd|x'],
])('%s gives %s', (intent, expected) => {
  expect(text(moved(of('abcd', 'x'), readMove(intent)!))).toBe(expected);
});

test.each(['salvar', 'subir', 'subir--1', 'subir-1e3', 'voar-1', ''])('%j is no move', (intent) => {
  expect(readMove(intent)).toBeNull();
});

test('photos that are gone go, and new ones are at the end', () => {
  expect(text(completed(of('cab', 'x'), of('abde', 'y')))).toBe('abde|');
});
