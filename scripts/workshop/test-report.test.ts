import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './steps.mjs';
import { playwrightResult, slowest, vitestResult } from './test-report.mjs';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'report-'))));
afterEach(() => rm(folder, { recursive: true }));

async function written(report: object): Promise<string> {
  await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  return join(folder, 'report.json');
}

it('reads what Vitest reports, and a file that could not be loaded', async () => {
  const passed = { status: 'passed', fullName: 'is kept', duration: 5, failureMessages: [] };
  const failed = { status: 'failed', fullName: 'is told', failureMessages: ['\u001b[31mno\u001b[39m mail'] };
  const path = await written({
    testResults: [
      { name: join(root, 'tests/a.test.ts'), status: 'failed', assertionResults: [passed, failed] },
      {
        name: join(root, 'tests/b.test.ts'),
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
    ],
  });
  expect(await vitestResult(path)).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [
      { file: 'tests/a.test.ts', title: 'is told', message: 'no mail' },
      { file: 'tests/b.test.ts', title: '(the whole file)', message: 'no such file' },
    ],
  });
  expect(await vitestResult(join(folder, 'none.json'))).toBeNull();
});

it('reads what Playwright reports: anything but a first success has failed', async () => {
  const test = (status: string, message?: string) => ({
    projectName: 'mobile',
    status,
    results: [{ duration: 7, ...(message && { error: { message } }) }],
  });
  const spec = (title: string, ...tests: object[]) => ({ file: 'hearts.spec.ts', title, tests });
  const specs = [spec('a', test('expected')), spec('b', test('flaky', 'late')), spec('c', test('skipped'))];
  const path = await written({
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [{ message: 'no server' }],
  });
  expect(await playwrightResult(path)).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      { title: 'the run', message: 'no server' },
      { file: 'e2e/hearts.spec.ts', title: 'b (mobile)', message: 'late' },
    ],
  });
});

it('sorts by time', () => {
  const tests = [1, 4000, 2].map((ms) => ({ file: 'a', title: `${ms}`, ms }));
  expect(slowest(tests, 1)).toEqual(['4.0 s (median x 2000) a > 4000']);
});
