import { expect, test } from 'vitest';
import { noOffices } from './settings/missing-for-production';
import { announceStart, redirectSkipped } from './start-messages';

function printed(run: (output: { print: (...line: unknown[]) => void }) => void): unknown[] {
  const lines: unknown[] = [];
  run({ print: (...line) => void lines.push(line) });
  return lines;
}
const siteUrl = 'https://casa.example';
const env = { siteUrl, notes: ['uma nota'], missingForProduction: ['SMTP_URL: …', noOffices] };
const ready = [
  'Bossa Nova está em http://localhost:80\n(endereço público: https://casa.example)',
  'website ready',
  { fields: { port: 80, siteUrl } },
];

test('notes and missing settings come before the address', () => {
  expect(printed((output) => announceStart(output, env, 80, true))).toEqual([
    ['uma nota', 'start note', { level: 'warn', fields: { note: 'uma nota' } }],
    [
      'Para um site público ainda falta:\n  - SMTP_URL: …',
      'settings missing for a public site',
      { level: 'warn', fields: { missing: ['SMTP_URL: …'] } },
    ],
    ready,
  ]);
});

test('offices are missing only if the brokerage has none', () => {
  const wanted = { notes: [], siteUrl, missingForProduction: [noOffices] };
  expect(printed((output) => announceStart(output, wanted, 80, true))).toEqual([ready]);
  expect(printed((output) => announceStart(output, wanted, 80, false))).toHaveLength(2);
});

test('a skipped redirect is named by file and line', () => {
  const problem = { line: 3, reason: 'o status é 301 ou 302' };
  expect(printed((output) => redirectSkipped(output)('redirects.txt', problem))).toEqual([
    [
      'redirects.txt, linha 3: o status é 301 ou 302; a linha foi ignorada',
      'redirect skipped',
      { level: 'warn', fields: { file: 'redirects.txt', ...problem } },
    ],
  ]);
});
