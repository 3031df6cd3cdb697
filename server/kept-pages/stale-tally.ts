import { clock } from '@domain/clock';
import type { WarningLog } from '@domain/logged';
import type { KeptPage } from './kept-page';

/** How often the log is told, in ms. */
const tellMs = 10_000;

/** Counts every answer that was not known to be true, by its reason, and tells the log of all of them in one line each while there are any. */
export function staleTally(log: WarningLog) {
  const counts = new Map<string, { answers: number; oldestSeconds: number }>();
  const tell = () => {
    for (const [reason, { answers, oldestSeconds }] of counts)
      log.warn({ reason, answers, oldestSeconds }, 'kept pages were answered that may be old');
    counts.clear();
  };
  return {
    note({ madeAt }: Pick<KeptPage, 'madeAt'>, reason: string): void {
      if (counts.size === 0) setTimeout(tell, tellMs).unref();
      const { answers, oldestSeconds } = counts.get(reason) ?? { answers: 0, oldestSeconds: 0 };
      const seconds = Math.round((clock.monotonicNow() - madeAt) / 1000);
      counts.set(reason, { answers: answers + 1, oldestSeconds: Math.max(oldestSeconds, seconds) });
    },
  };
}
