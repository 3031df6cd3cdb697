import { expect, test } from 'vitest';
import { piecesOf } from './paste.server';
import { pathOf } from './redirect-view';

const site = 'https://www.casa.example';

test.each([
  ['/antigo?x=1', '/antigo?x=1'],
  ['antigo', '/antigo'],
  [' https://www.casa.example/a#b ', '/a'],
  ['http://casa.example/a', '/a'],
  ['www.casa.example/a', '/a'],
  ['/preços', '/pre%C3%A7os'],
  ['/..//outro.example', '//outro.example'],
  ['https://outro.example/a', null],
  ['https://www.casa.example.outro.example/a', null],
  ['/a b', null],
  ['', null],
  [`/${'a'.repeat(2_000)}`, null],
])('the path of a typed address: %s', (typed, path) => expect(pathOf(typed, site)).toBe(path));

test('a pasted text is cut at its lines, in parts that a call takes', () => {
  const lines = Array.from({ length: 3_000 }, (_, n) => `/página-${n} /imoveis`);
  const pieces = piecesOf(lines.join('\r\n'));
  expect(pieces.join('')).toBe(`${lines.join('\n')}\n`);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) {
    expect(Buffer.byteLength(JSON.stringify({ position: 59, lines: piece }))).toBeLessThan(30_000);
    expect(piece.endsWith('\n')).toBe(true);
  }
});

test('a line without end keeps the numbers of the others', () => {
  const [piece] = piecesOf(`/a /b\n${'x'.repeat(90_000)}\n/c /d`);
  expect(piece!.split('\n').map((line) => line.length)).toEqual([5, 5_000, 5, 0]);
});
