import { step, Stop } from './steps.mjs';

/**
 * What was checked, and how it went. A check that cannot be made is skipped and says why; where everything is required
 * (.ci/run) it fails instead.
 */
export function checklist(requireAll) {
  const results = [];
  return {
    /**
     * Does a check, whose own output, where it hands it back, is shown whole at its end. What an error names as `failed`
     * is named in the summary: of a long run often the end alone is kept.
     * @param {string} name
     * @param {() => Promise<unknown>} work
     */
    async check(name, work) {
      const started = performance.now();
      const [output, failure, failed] = await step(name, work).then(
        (result) => [result, ''],
        (error) => [
          error?.output,
          error instanceof Stop ? error.message : String(error?.stack ?? error),
          error?.failed,
        ],
      );
      if (typeof output === 'string' && output.trim()) console.error(indented(output));
      if (failure) console.error(`✗ ${name}: ${failure}`);
      const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
      results.push({ name, result: failure ? 'failed' : 'passed', note: took });
      for (const title of failed ?? []) results.push({ name: `  ${title}`, result: 'failed', note: name });
    },
    skip(name, reason) {
      console.error(`${requireAll ? '✗' : '–'} ${name} skipped: ${reason}`);
      results.push({ name, result: requireAll ? 'failed' : 'skipped', note: reason });
    },
    /** Something to be named at the end that is no failure. */
    warn(name, note) {
      results.push({ name, result: 'warning', note });
    },
    /** Tells how everything went; the exit code. */
    summary() {
      console.error('\nSummary');
      const marks = { passed: '✓', failed: '✗', skipped: '–', warning: '!' };
      for (const { name, result, note } of results)
        console.error(`  ${marks[result]} ${name}: ${result} (${note})`);
      return results.some(({ result }) => result === 'failed') ? 1 : 0;
    },
  };
}

const indented = (output) => output.trimEnd().replace(/^(?=.)/gm, '  ');

/**
 * Does all of it, `width` at a time, in this order.
 * @param {(() => Promise<unknown>)[]} tasks
 */
export async function sideBySide(width, tasks) {
  const queue = [...tasks];
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: width }, lane));
}
