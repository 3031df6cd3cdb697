import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

/** Most that are named. */
const most = 30;
/** Characters of a failure's message. */
const mostOfMessage = 240;

/**
 * The titles of the tests that failed, and the files that could not be run, each with why: by a report of Vitest's
 * (`--reporter json`). Of a run elsewhere the summary is often all that is kept.
 * @param {string} path
 * @returns {Promise<string[]>} none where there is no report
 */
export async function failedTests(path) {
  return (await resultsOf(path))
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${inOneLine(message)}`];
      return failed.map(({ fullName, failureMessages: [why] }) => `${file} > ${fullName}: ${inOneLine(why)}`);
    })
    .slice(0, most);
}

/**
 * The tests that failed and then passed, where there are second attempts, each with why it had failed.
 * @param {string} path as above
 * @returns {Promise<{title: string, why: string}[]>}
 */
export async function flakyTests(path) {
  return (await resultsOf(path)).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [why] }) => ({
        title: `${relative(root, name)} > ${fullName}`,
        why: inOneLine(why),
      }))
      .slice(0, most),
  );
}

async function resultsOf(path) {
  const { testResults = [] } = await readFile(path, 'utf8').then(JSON.parse, () => ({}));
  return testResults;
}

// Colours are escapes, and would be half of it.
const inOneLine = (message = 'no message') =>
  stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, mostOfMessage);
