import { clock } from '@domain/kernel/clock';
import type { WarningLog } from '@domain/kernel/logged';
import type { CachedPage } from './cached-page';

const logIntervalMs = 10_000;

/** Counts answers that may be outdated by reason, and logs one line per reason and interval. */
export function staleMetrics(log: WarningLog) {
  const counts = new Map<string, { answers: number; oldestSeconds: number }>();
  const writeLog = () => {
    for (const [reason, { answers, oldestSeconds }] of counts)
      log.warn({ reason, answers, oldestSeconds }, 'stale pages served');
    counts.clear();
  };
  return {
    note({ madeAt }: Pick<CachedPage, 'madeAt'>, reason: string): void {
      if (counts.size === 0) setTimeout(writeLog, logIntervalMs).unref();
      const { answers, oldestSeconds } = counts.get(reason) ?? { answers: 0, oldestSeconds: 0 };
      const seconds = Math.round((clock.monotonicNow() - madeAt) / 1000);
      counts.set(reason, { answers: answers + 1, oldestSeconds: Math.max(oldestSeconds, seconds) });
    },
  };
}
