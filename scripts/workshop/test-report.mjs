import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

/** @typedef {{passed: number, failed: number, skipped: number, failures: Failure[], tests: Timed[]}} Result
 * @typedef {{file: string, title: string, message: string}} Failure
 * @typedef {{file: string, title: string, ms: number}} Timed */

const nothing = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], tests: [] });
const longestMessage = 2000;

/** @returns {Promise<Result | null>} result of Vitest's `--reporter json`; null without a report */
export async function vitestResult(path) {
  const report = await readJson(path);
  if (!report) return null;
  const result = nothing();
  for (const { name, message, assertionResults, status } of report.testResults) {
    const file = relative(root, name);
    // A file that failed to load has no tests.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      addFailure(result, { file, title: '(the whole file)', message });
    for (const { fullName: title, status: outcome, duration, failureMessages = [] } of assertionResults) {
      if (outcome === 'passed') result.passed += 1;
      else if (outcome === 'failed') addFailure(result, { file, title, message: failureMessages[0] });
      else result.skipped += 1;
      result.tests.push({ file, title, ms: duration ?? 0 });
    }
  }
  return result;
}

/** @returns {Promise<Result | null>} result of Playwright's `--reporter json`; null without a report */
export async function playwrightResult(path) {
  const report = await readJson(path);
  if (!report) return null;
  const result = nothing();
  for (const { message } of report.errors ?? []) addFailure(result, { file: '', title: 'the run', message });
  const within = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(within)];
  for (const { file, title: name, tests } of report.suites.flatMap(within))
    for (const { projectName, status, results } of tests) {
      const title = `${name} (${projectName})`;
      if (status === 'skipped') result.skipped += 1;
      else if (status === 'expected') result.passed += 1;
      else
        addFailure(result, {
          file: `e2e/${file}`,
          title,
          message: results.find(({ error }) => error)?.error.message,
        });
      result.tests.push({
        file: `e2e/${file}`,
        title,
        ms: Math.max(0, ...results.map((each) => each.duration)),
      });
    }
  return result;
}

function addFailure(result, { file, title, message = 'no message' }) {
  result.failed += 1;
  result.failures.push({ file, title, message: stripVTControlCharacters(message).slice(0, longestMessage) });
}

/** @param {Timed[]} tests @param {number} [count] */
export function slowest(tests, count = 10) {
  const sorted = [...tests].sort((a, b) => b.ms - a.ms);
  const median = Math.max(1, sorted[Math.floor(sorted.length / 2)]?.ms ?? 1);
  return sorted
    .slice(0, count)
    .map(
      ({ file, title, ms }) =>
        `${(ms / 1000).toFixed(1)} s (median x ${Math.round(ms / median)}) ${file} > ${title}`,
    );
}

const readJson = (path) => readFile(path, 'utf8').then(JSON.parse, () => null);
