import type { ErrorLog } from '@domain/logged';
import { ApiContractError, ApiHttpError, ApiNetworkError, ApiTimeoutError } from './errors.server';

const failures = [ApiHttpError, ApiTimeoutError, ApiNetworkError, ApiContractError];

/** A call that fails is told in the log and answered by null: the page says so, and is never a broken one. */
export async function orNull<T>(call: Promise<T>, log: ErrorLog): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!failures.some((failure) => error instanceof failure)) throw error;
    // Told once, where it was learnt.
    if (error instanceof ApiHttpError && error.isMissing) return null;
    log.error({ reason: (error as Error).message }, 'the back end gave no answer to a call');
    return null;
  }
}
