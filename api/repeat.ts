import { warned } from '@domain/logged';
import type { Logger } from './log';

/**
 * Does a piece of work from time to time until it is stopped, at once for the first time where `atOnce` says so. A failure
 * is logged as `failed` and tried again at the next turn; a turn that lasts is not joined by another.
 */
export function repeat(
  work: () => Promise<void>,
  {
    everyMs,
    atOnce = false,
    failed,
    log,
  }: { everyMs: number; atOnce?: boolean; failed: string; log: Logger },
): { stop(): void } {
  let isRunning = false;
  const turn = async () => {
    if (isRunning) return;
    isRunning = true;
    await work().catch(warned(log, failed));
    isRunning = false;
  };
  if (atOnce) void turn();
  const timer = setInterval(() => void turn(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
