import type { Clock } from './clock';
import type { JobDefinition } from './job-definition';

/** Failed runs are retried without a limit. */
export const scheduledJob = (
  name: string,
  clock: Clock,
  run: () => Promise<object | void>,
): JobDefinition => ({
  name,
  clock,
  atOnce: 1,
  perMinute: 10,
  claimSeconds: 30 * 60,
  run: async () => (await run()) ?? null,
});
