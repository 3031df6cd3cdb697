import type { KyselyPlugin } from 'kysely';
import { type Matched, type MatchJob, matchHere } from '@api/saved-searches/alerts/matcher';
import { doOneJob } from '@api/platform/jobs/child-job';
import type { How, Measured } from './protocol';

/** Alert matching in a child process, as in production (`api/saved-searches/alerts/program.ts`), with measurements. */
doOneJob(async (db, { weighs, ...job }: MatchJob & How): Promise<Omit<Measured, 'seconds'>> => {
  const timed = longestOf();
  const peakMb = weighs ? watchMemory() : () => 0;
  const matched: Matched = await matchHere(db.withPlugin(timed.plugin))(job);
  return { ...matched, longestMs: timed.longestMs(), peakMb: peakMb() };
});

function longestOf(): { plugin: KyselyPlugin; longestMs: () => number } {
  let longestMs = 0;
  const begun = new WeakMap<object, number>();
  const plugin: KyselyPlugin = {
    transformQuery({ queryId, node }) {
      begun.set(queryId, performance.now());
      return node;
    },
    async transformResult({ queryId, result }) {
      longestMs = Math.max(longestMs, performance.now() - begun.get(queryId)!);
      return result;
    },
  };
  return { plugin, longestMs: () => longestMs };
}

function watchMemory(): () => number {
  let peak = 0;
  const weigh = () => {
    globalThis.gc!();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  };
  const watch = setInterval(weigh, 250);
  return () => {
    clearInterval(watch);
    return peak / 1e6;
  };
}
