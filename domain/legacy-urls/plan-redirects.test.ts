import { expect, test } from 'vitest';
import { runSteps } from './operator-loops';
import { planSteps } from './plan-redirects';
import type { RedirectText } from './redirect-line';
import { settings } from './redirect-of';

const stored = (...lines: string[]): RedirectText[] =>
  lines.map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return { from, to, status: status === '302' ? 302 : 301 };
  });
const plan = (before: string[], ...lines: string[]) =>
  runSteps(planSteps(stored(...before), lines.join('\n'), settings));

test('says what is new, changed, the same and refused', () => {
  const { changes, same, problems } = plan(
    ['/a /imoveis', '/b /imoveis'],
    '# antigos',
    '/A /imoveis',
    '/b /imoveis 302',
    '/c /imoveis',
    '/c/ /busca',
    'd /imoveis',
  );
  expect(changes.map(({ line, from, before }) => [line, from, before?.status ?? null])).toEqual([
    [3, '/b', 301],
    [4, '/c', null],
  ]);
  expect(same).toBe(1);
  expect(problems).toEqual([
    { line: 5, reason: 'o endereço antigo já está na linha 4' },
    { line: 6, reason: 'o endereço antigo é um caminho deste site, sem ? e #' },
  ]);
});

test('names the end of a chain, through stored lines too', () => {
  expect(plan(['/b /c'], '/a /b', '/c /imoveis/venda').changes.map(({ from, end }) => [from, end])).toEqual([
    ['/a', '/imoveis/venda'],
    ['/c', null],
  ]);
});

test.each<[what: string, before: string[], lines: string[], refused: number[]]>([
  ['with a stored line', ['/a /b'], ['/b /a'], [1]],
  ['that a change closes: the stored line stays', ['/a /imoveis', '/b /a'], ['/a /b', '/c /a'], [1]],
  ['among the lines', [], ['/a /b', '/b /a'], [2]],
  ['too long with stored lines', ['/a /b', '/b /c', '/c /d', '/d /e', '/e /f'], ['/f /g'], [1]],
  ['none where the change opens it', ['/a /b'], ['/a /c', '/b /a'], []],
])('a loop %s is refused', (_, before, lines, refused) => {
  const { changes, problems } = plan(before, ...lines);
  expect(problems.map(({ line }) => line)).toEqual(refused);
  expect(changes).toHaveLength(lines.length - refused.length);
});

test.each([
  [`/${'a'.repeat(800)} /imoveis`, 'no máximo 800'],
  [`/a /${'b'.repeat(800)}`, 'no máximo 800'],
  ['/a%00b /imoveis', 'caractere inválido'],
  ['/\ud800 /imoveis', 'caractere inválido'],
])('what cannot be stored is refused: %#', (line, reason) =>
  expect(plan([], line).problems).toEqual([{ line: 1, reason: expect.stringContaining(reason) }]),
);
