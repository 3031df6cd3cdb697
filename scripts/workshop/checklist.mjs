import { slowest } from './test-report.mjs';
import { step, Stop } from './steps.mjs';

const marks = { passed: '✓', failed: '✗', skipped: '–' };

/**
 * What was checked, and how it went. A check that cannot be made is skipped and says why; where everything is required
 * (.ci/run) it fails instead.
 * @param {{requireAll: boolean, namesSlowest?: boolean}} options `namesSlowest`: of each lane its ten slowest tests
 */
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
    /**
     * Does a check. What it returns, or its error's `result`, may be the result of a lane of tests; an error's `output` is
     * what the program wrote that failed.
     * @param {string} name
     * @param {() => Promise<unknown>} work
     */
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
    /** Prints how everything went, in at most 20 lines before the first failure. @returns the exit code */
    summary() {
      console.error('\nSummary');
      for (const { name, outcome, note } of checks) console.error(`  ${marks[outcome]} ${name}: ${note}`);
      const isFailed = checks.some(({ outcome }) => outcome === 'failed');
      for (const { file, title } of failures.slice(1, 6))
        console.error(`  also: ${inOneLine({ file, title })}`);
      if (failures.length > 6) console.error(`  … and ${failures.length - 6} more`);
      if (failures.length > 0) {
        const [first] = failures;
        console.error(`\nThe first failure\n  ${inOneLine(first)}\n${indented(first.message)}`);
      }
      // A line that CI reads.
      console.log(`${counted.passed} passed, ${counted.failed} failed`);
      return isFailed ? 1 : 0;
    },
  };
}

const inOneLine = ({ file, title }) =>
  [file, title].filter(Boolean).join(' > ').replace(/\s+/g, ' ').slice(0, 160);
const indented = (output) => output.trimEnd().replace(/^(?=.)/gm, '  ');

/**
 * Does all of it, `width` at a time, in this order.
 * @param {number} width
 * @param {(() => Promise<unknown>)[]} tasks
 */
export async function sideBySide(width, tasks) {
  const queue = [...tasks];
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: width }, lane));
}
