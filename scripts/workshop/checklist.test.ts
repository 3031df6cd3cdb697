import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checklist, sideBySide } from './checklist.mjs';
import { failedTests, flakyTests } from './failed-tests.mjs';
import { root, Stop } from './steps.mjs';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

it('shows what a check wrote in one piece, whether it passed or failed', async () => {
  const list = checklist(false);
  await list.check('Lint', async () => 'one\ntwo\n');
  await list.check('Types', () => Promise.reject(new Stop('tsc failed (2)', 'a.ts: wrong')));
  expect(said).toContain('  one\n  two');
  expect(said).toContain('  a.ts: wrong');
  expect(said).toContain('✗ Types: tsc failed (2)');
  expect(list.summary()).toBe(1);
});

it('names at the end the tests that failed, and those that passed the second time, with why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const report = join(folder, 'tests.json');
  await writeFile(
    report,
    JSON.stringify({
      testResults: [
        {
          name: join(root, 'tests/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'is kept', failureMessages: [] },
            { status: 'passed', fullName: 'is shown', failureMessages: ['not yet'] },
            { status: 'failed', fullName: 'is told', failureMessages: ['\u001b[31mno\u001b[39m\n  mail'] },
          ],
        },
        {
          name: join(root, 'tests/b.test.ts'),
          status: 'failed',
          message: 'no such file',
          assertionResults: [],
        },
        {
          name: join(root, 'tests/c.test.ts'),
          status: 'passed',
          assertionResults: [{ status: 'passed', fullName: 'is well' }],
        },
      ],
    }),
  );
  const failed = await failedTests(report);
  expect(failed).toEqual(['tests/a.test.ts > is told: no mail', 'tests/b.test.ts: no such file']);
  expect(await flakyTests(report)).toEqual([{ title: 'tests/a.test.ts > is shown', why: 'not yet' }]);
  expect(await failedTests(join(folder, 'none.json'))).toEqual([]);
  const list = checklist(true);
  await list.check('Tests', () => Promise.reject(Object.assign(new Stop('vitest failed (1)'), { failed })));
  list.summary();
  expect(said.at(-1)).toBe('  ✗   tests/b.test.ts: no such file: failed (Tests)');
});

it.each([
  [false, 0, '  – Browser tests: skipped (no Chromium)'],
  [true, 1, '  ✗ Browser tests: failed (no Chromium)'],
])('takes what was skipped for a failure where everything is required: %s', (requireAll, code, line) => {
  const list = checklist(requireAll);
  list.skip('Browser tests', 'no Chromium');
  expect(list.summary()).toBe(code);
  expect(said).toContain(line);
});

it('names at the end what passed the second time, and does not fail for it', () => {
  const list = checklist(true);
  list.warn('hearts.spec.ts:20 a heart', 'failed, then passed; trace: test-results/hearts/trace.zip');
  expect(list.summary()).toBe(0);
  expect(said.at(-1)).toContain('trace: test-results/hearts/trace.zip');
});

it('does everything, so many at a time', async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  const task = (n: number) => async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, n % 2));
    running -= 1;
    done.push(n);
  };
  await sideBySide(2, [1, 2, 3, 4, 5].map(task));
  expect(most).toBe(2);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
});
