import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tool } from './steps.mjs';
import { vitestResult } from './test-report.mjs';

/** Of the order of tests, and of the values of property tests (tests/support/seeded-values.ts). */
export const newSeed = () => Number(process.env.TEST_SEED) || randomInt(1, 1_000_000);

/** Lanes whose files and tests run in random order. */
const shuffled = ['unit', 'integration'];

/** @param {string} project @throws {import('./steps.mjs').Stop} with the `result`, if a test failed
 * @param {{files?: string[], env?: Record<string, string>, seed?: number, options?: string[]}} [how]
 * @returns {Promise<import('./test-report.mjs').Result>} */
export async function vitest(project, { files = [], env, seed = newSeed(), options = ['run'] } = {}) {
  const report = `.cache/${project}-${process.pid}.json`;
  const isShuffled = shuffled.includes(project);
  const order = isShuffled ? ['--sequence.shuffle.files', '--sequence.shuffle.tests'] : [];
  const reporters = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report];
  try {
    const command = [
      ...options,
      '--project',
      project,
      ...reporters,
      ...order,
      `--sequence.seed=${seed}`,
      ...files,
    ];
    await tool('vitest/vitest.mjs', command, { env: { ...env, TEST_SEED: String(seed) }, held: true });
    return await vitestResult(report);
  } catch (error) {
    error.result = await vitestResult(report);
    if (error.result && isShuffled)
      error.message = `${error.message}; in this order and with these values again: TEST_SEED=${seed}`;
    throw error;
  } finally {
    await rm(report, { force: true });
  }
}
