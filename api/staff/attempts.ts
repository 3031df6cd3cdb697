import type { Kysely } from 'kysely';
import { clearTries, countDelayedTry, type GrowingDelay } from '@api/platform/http/attempts';
import { tooManyTries } from '@api/platform/http/errors';
import { failuresOfAccount, failuresOfFactor, limitKey } from '@api/platform/http/limits';
import type { StaffDatabase } from './schema';

/**
 * Counts as wrong until proven right, which limits concurrent tries. Outside a transaction: a rollback would forget it.
 * @returns a function to call after a right one @throws `tooManyTries()` (429)
 */
async function countFailure(db: Kysely<StaffDatabase>, key: string, delay: GrowingDelay) {
  const seconds = await countDelayedTry(db, key, delay);
  if (seconds > 0) throw tooManyTries(seconds);
  return () => clearTries(db, [key]);
}

/** Equal for e-mails that no member has; other keys than a customer's. */
export const countSignIn = (db: Kysely<StaffDatabase>, email: string) =>
  countFailure(db, limitKey('staff-failures', email), failuresOfAccount);

export const countFactor = (db: Kysely<StaffDatabase>, memberId: number) =>
  countFailure(db, limitKey('staff-factors', String(memberId)), failuresOfFactor);
