import { expect, test } from 'vitest';
import { isEnough, survivors, table, tally } from './report.mjs';

const at = (line: number, start: number, end: number) => ({
  start: { line, column: start },
  end: { line, column: end },
});
const fault = (status: string, fileName = 'contract/leads.ts') => ({
  fileName,
  status,
  replacement: 'n <= 3',
  location: at(2, 8, 13),
});
const times = (count: number, status: string) => Array.from({ length: count }, () => fault(status));

test('counts timeouts as killed, uncovered as survived, errors not at all', () => {
  const results = [
    fault('Killed'),
    fault('Timeout'),
    fault('NoCoverage', 'server/http/guard.ts'),
    fault('RuntimeError'),
    fault('Ignored'),
  ];
  expect(table(tally(results)).split('\n').slice(2)).toEqual([
    '| contract | 2 | 2 | 0 | 100 % |',
    '| guards and limits | 1 | 0 | 1 | 0 % |',
    '| all | 3 | 2 | 1 | 66 % |',
  ]);
});

test.each([
  [9, 1, true],
  [89, 11, false],
  [0, 0, true],
])('%i caught and %i not: enough is %s', (killed, alive, enough) => {
  expect(isEnough(tally([...times(killed, 'Killed'), ...times(alive, 'Survived')]))).toBe(enough);
});

test('a survivor is named by file and line, with the line before and after', () => {
  const sources = new Map([['contract/leads.ts', 'const a = 1;\n  if (n < 3) return;\n']]);
  expect(survivors([{ ...fault('Survived'), location: at(2, 7, 12) }, fault('Killed')], sources)).toEqual([
    'contract/leads.ts:2\n  - if (n < 3) return;\n  + if (n <= 3) return;',
  ]);
  expect(survivors([fault('NoCoverage')], sources)[0]).toContain('contract/leads.ts:2 (no test runs it)');
});

test('a survivor of several lines is told in one', () => {
  const sources = new Map([['a.ts', 'run({\n  fast: true,\n});\n']]);
  const location = { start: { line: 1, column: 5 }, end: { line: 3, column: 2 } };
  expect(survivors([{ fileName: 'a.ts', status: 'Survived', replacement: '{}', location }], sources)).toEqual(
    ['a.ts:1\n  - run({ fast: true, });\n  + run({});'],
  );
});
