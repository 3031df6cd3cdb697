import { clock } from '@domain/kernel/clock';
import type { InfoLog } from '@domain/kernel/logged';
import { ApiHttpError } from './errors.server';

/** A proxy answers 404 as well while a back end is deployed, so the first ones are soon tried again. */
const retryMs = { first: 10_000, longest: 3_600_000 };
const missingStatuses = [404, 405, 501];

export type Additions = ReturnType<typeof knownAdditions>;

/**
 * Skips our own calls that a back end lacks (404, 405, 501), after each answer for twice as long, at most an hour. `addition` is the path, or the first path, of the
 * calls that a back end has or lacks together. @throws ApiHttpError with `isMissing`
 */
export function knownAdditions(log?: InfoLog) {
  const missingUntil = new Map<string, { until: number; pauseMs: number; error: ApiHttpError }>();
  return async function callAddition<Model>(addition: string, call: () => Promise<Model>): Promise<Model> {
    const known = missingUntil.get(addition);
    if (known && known.until > clock.monotonicNow()) throw known.error;
    try {
      const model = await call();
      missingUntil.delete(addition);
      return model;
    } catch (error) {
      if (!(error instanceof ApiHttpError) || !missingStatuses.includes(error.status)) throw error;
      error.isMissing = true;
      if (!known) log?.info({ call: addition, status: error.status }, 'back-end call missing');
      const pauseMs = Math.min(retryMs.longest, known ? 2 * known.pauseMs : retryMs.first);
      missingUntil.set(addition, { until: clock.monotonicNow() + pauseMs, pauseMs, error });
      throw error;
    }
  };
}
