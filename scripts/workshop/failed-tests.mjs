import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './steps.mjs';

/** Most that are named. */
const most = 30;

/**
 * The titles of the tests that failed, and the files that could not be run, by a report of Vitest's (`--reporter json`).
 * @param {string} path
 * @returns {Promise<string[]>} none where there is no report
 */
export async function failedTests(path) {
  const { testResults = [] } = await readFile(path, 'utf8').then(JSON.parse, () => ({}));
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} > ${fullName}`) : [file];
    })
    .slice(0, most);
}
