import { stripVTControlCharacters } from 'node:util';
import { slowest } from './test-report.mjs';
import { step, Stop } from './steps.mjs';

const marks = { passed: '✓', failed: '✗', skipped: '–' };

/** A check that cannot run is skipped with a reason, or fails with `requireAll` (.ci/run).
 * @param {{requireAll: boolean, namesSlowest?: boolean}} options `namesSlowest`: each lane's ten slowest tests */
export function checklist({ requireAll, namesSlowest = requireAll }) {
  const checks = [];
  const failures = [];
  const counted = { passed: 0, failed: 0, skipped: 0 };

  function addResult(name, result) {
    for (const key of Object.keys(counted)) counted[key] += result[key];
    failures.push(...result.failures);
    if (namesSlowest && result.tests.length > 0)
      console.error(`  ${name}: the slowest\n${indented(slowest(result.tests).join('\n'))}`);
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    return `${result.passed} passed, ${result.failed} failed${skipped}, `;
  }

  return {
    /** The return value, or an error's `result`, can be a lane's result; an error's `output` is the program's output.
     * @param {string} name @param {() => Promise<unknown>} work */
    async check(name, work) {
      const started = performance.now();
      const { value, error } = await step(name, work).then(
        (done) => ({ value: done }),
        (failed) => ({ error: failed }),
      );
      const result = value?.tests ? value : error?.result;
      const note = result ? addResult(name, result) : '';
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (error) {
        const message = error instanceof Stop ? error.message : String(error?.stack ?? error);
        if (typeof error.output === 'string') console.error(indented(error.output));
        if (!result?.failures.length)
          failures.push({ file: '', title: name, message: error.output?.trim().slice(-2000) || message });
      }
      checks.push({ name, outcome: error ? 'failed' : 'passed', note: `${note}${seconds} s` });
    },
    skip(name, reason) {
      checks.push({ name, outcome: requireAll ? 'failed' : 'skipped', note: reason });
      if (requireAll) failures.push({ file: '', title: name, message: reason });
    },
    /** Not run, and no failure even where all is required. */
    leaveOut(name, reason) {
      checks.push({ name, outcome: 'skipped', note: reason });
    },
    /** Prints the results, in at most 20 lines before the first failure. @returns the exit code */
    summary() {
      console.error('\nSummary');
      for (const { name, outcome, note } of checks) console.error(`  ${marks[outcome]} ${name}: ${note}`);
      const isFailed = checks.some(({ outcome }) => outcome === 'failed');
      for (const failure of failures.slice(1, 6))
        console.error(`  also: ${inOneLine(failure)}: ${excerpt(failure.message)}`);
      if (failures.length > 6) console.error(`  … and ${failures.length - 6} more`);
      if (failures.length > 0) {
        const [first] = failures;
        console.error(`\nThe first failure\n  ${inOneLine(first)}\n${indented(first.message)}`);
      }
      // CI parses this line.
      console.log(`${counted.passed} passed, ${counted.failed} failed`);
      return isFailed ? 1 : 0;
    },
  };
}

const inOneLine = ({ file, title }) =>
  [file, title].filter(Boolean).join(' > ').replace(/\s+/g, ' ').slice(0, 160);
/** The first lines of a message, since CI keeps no more of its output than the summary. */
const excerpt = (message) =>
  stripVTControlCharacters(message)
    .replace(/\s*\n\s*/g, ' | ')
    .slice(0, 400);
const indented = (output) => output.trimEnd().replace(/^(?=.)/gm, '  ');

/** @param {number} width maximum of concurrent tasks @param {(() => Promise<unknown>)[]} tasks */
export async function sideBySide(width, tasks) {
  const queue = [...tasks];
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: width }, lane));
}
