import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flakyStories } from './browser-tests.mjs';
import { root } from './steps.mjs';

/** A report of Playwright's, as far as it is read. */
const report = (status: string, attachments: object[] = []) => ({
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'hearts.spec.ts',
              line: 20,
              title: 'a heart is kept',
              tests: [{ projectName: 'mobile', status, results: [{ attachments: [] }, { attachments }] }],
            },
          ],
        },
      ],
    },
  ],
});

it('names a story that failed and then passed, and where its trace lies', () => {
  const trace = { name: 'trace', path: join(root, 'test-results/hearts/trace.zip') };
  expect(flakyStories(report('flaky', [{ name: 'screenshot', path: 'x.png' }, trace]))).toEqual([
    { title: 'hearts.spec.ts:20 a heart is kept (mobile)', trace: 'test-results/hearts/trace.zip' },
  ]);
});

it.each(['expected', 'unexpected', 'skipped'])('names none that is %s: the run tells of it', (status) => {
  expect(flakyStories(report(status))).toEqual([]);
});
