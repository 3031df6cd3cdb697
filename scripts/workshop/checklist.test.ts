import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checklist, sideBySide } from './checklist.mjs';
import { Stop } from './steps.mjs';

let printed: string[];
beforeEach(() => {
  printed = [];
  for (const stream of ['error', 'log'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const failure = (number: number) => ({
  file: `tests/${number}.test.ts`,
  title: 'is shown',
  message: 'not yet',
});
const result = (failed: number) => ({
  passed: 3,
  failed,
  skipped: 0,
  failures: Array.from({ length: failed }, (_, index) => failure(index + 1)),
  tests: [
    { file: 'a.test.ts', title: 'quick', ms: 10 },
    { file: 'a.test.ts', title: 'quick too', ms: 10 },
    { file: 'b.test.ts', title: 'slow', ms: 1000 },
  ],
});

it('shows the output of a program that failed, and fails', async () => {
  const list = checklist({ requireAll: false });
  await list.check('Lint', async () => 'one\ntwo\n');
  await list.check('Types', () => Promise.reject(new Stop('tsc failed (2)', 'a.ts: wrong')));
  expect(printed.join('\n')).not.toContain('one');
  expect(printed).toContain('  a.ts: wrong');
  expect(list.summary()).toBe(1);
});

it('ends with the counts, and the first failure before them', async () => {
  const list = checklist({ requireAll: false });
  await list.check('Unit', async () => result(0));
  await list.check('Integration', () =>
    Promise.reject(Object.assign(new Stop('vitest failed (1)'), { result: result(9) })),
  );
  const before = printed.length;
  expect(list.summary()).toBe(1);
  expect(printed.at(-1)).toBe('6 passed, 9 failed');
  expect(printed.at(-2)).toBe('\nThe first failure\n  tests/1.test.ts > is shown\n  not yet');
  expect(printed.length - before).toBeLessThanOrEqual(20);
});

it('names the slowest tests and how many times the median each takes', async () => {
  const list = checklist({ requireAll: false, namesSlowest: true });
  await list.check('Unit', async () => result(0));
  expect(printed.join('\n')).toContain('1.0 s (median x 100) b.test.ts > slow');
});

it.each([
  [false, 0, '  – Main stories: no Chromium'],
  [true, 1, '  ✗ Main stories: no Chromium'],
])('takes a skipped check for a failure where all is required: %s', (requireAll, code, line) => {
  const list = checklist({ requireAll });
  list.skip('Main stories', 'no Chromium');
  expect(list.summary()).toBe(code);
  expect(printed).toContain(line);
});

it('names what it left out, without a failure', () => {
  const list = checklist({ requireAll: true });
  list.leaveOut('stories 4/4', 'no time for it');
  expect(list.summary()).toBe(0);
  expect(printed).toContain('  – stories 4/4: no time for it');
});

it('does as many things at once as it may, and all of them', async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  const task = (number: number) => async () => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    done.push(number);
  };
  await sideBySide(2, [1, 2, 3, 4, 5].map(task));
  expect(most).toBe(2);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
});
