import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { tooManyTries } from '@api/errors';
import { accountEmail } from '@api/repositories/accounts';
import { clearTries, countDelayedTry } from '@api/repositories/attempts';
import { networkOf } from './address';
import { failuresOfAccount, limitKey, waitFor } from './limits';
import { hashOf } from './secrets';

interface SignInTry {
  email: string;
  ip: string | null;
  device?: string | null;
  /** Whether the account knows this device. */
  isKnown: boolean;
}

/**
 * The limits of sign-in by e-mail, the same for e-mails that nobody has. A browser that the account knows is not held
 * up by what others try, be it in the account's name or from the same address: it has limits of its own.
 * @returns what to call once the password was right. Throws `tooManyTries()` (429).
 */
export async function limitSignIn(
  db: Kysely<Database>,
  { email, ip, device, isKnown }: SignInTry,
): Promise<() => Promise<void>> {
  const [account, network, browser] = [accountEmail(email), networkOf(ip), hashOf(device ?? '')];
  const byAddress = await waitFor(db, 'signInsByAddress', network);
  const byBoth = await waitFor(db, 'signInsByAccountAndAddress', account, network);
  const byDevice = await waitFor(db, 'signInsByDevice', account, browser);
  const wait = isKnown ? byDevice : Math.max(byAddress, byBoth);
  if (wait > 0) throw tooManyTries(wait);

  const failures = failuresKey(account, isKnown ? device : null);
  // Counted as wrong until it is known to be right: tries at once are no more than the limit allows.
  const delay = await countDelayedTry(db, failures, failuresOfAccount);
  if (delay > 0) throw tooManyTries(delay);
  return () => clearTries(db, [failures]);
}

/** Forgets the wrong passwords of an account whose owner has proven to be it by another way, as by a letter's link. */
export const forgiveFailures = (db: Kysely<Database>, email: string, device?: string | null): Promise<void> =>
  clearTries(db, [failuresKey(accountEmail(email)), failuresKey(accountEmail(email), device)]);

const failuresKey = (account: string, device?: string | null): string =>
  device ? limitKey('failures', account, hashOf(device)) : limitKey('failures', account);
