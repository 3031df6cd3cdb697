import type { ErrorLog } from '@domain/kernel/logged';
import { ApiContractError, ApiHttpError, ApiNetworkError, ApiTimeoutError } from './errors.server';

const failures = [ApiHttpError, ApiTimeoutError, ApiNetworkError, ApiContractError];

export async function orNull<T>(call: Promise<T>, log: ErrorLog): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!failures.some((failure) => error instanceof failure)) throw error;
    // Already logged by `knownAdditions`.
    if (error instanceof ApiHttpError && error.isMissing) return null;
    log.error({ reason: (error as Error).message }, 'back-end call failed');
    return null;
  }
}
