import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { tooManyTries } from '@api/errors';
import { accountEmail } from '@api/repositories/accounts';
import { clearTries, countDelayedTry } from '@api/repositories/attempts';
import { networkOf } from '@domain/network';
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
 * up by what others try, be it in the account's name or from the same address: it has limits of its own. A try that is
 * refused by one of them counts for none.
 * @returns what to call once the password was right. Throws `tooManyTries()` (429).
 */
export async function limitSignIn(
  db: Kysely<Database>,
  { email, ip, device, isKnown }: SignInTry,
): Promise<() => Promise<void>> {
  const [account, network, browser] = [accountEmail(email), networkOf(ip), hashOf(device ?? '')];
  const failures = failuresKey(account, isKnown ? device : null);
  await db.transaction().execute(async (write) => {
    const byAddress = await waitFor(write, 'signInsByAddress', network);
    const byBoth = await waitFor(write, 'signInsByAccountAndAddress', account, network);
    const byDevice = await waitFor(write, 'signInsByDevice', account, browser);
    // Counted as wrong until it is known to be right: tries at once are no more than the limit allows.
    const byFailures = await countDelayedTry(write, failures, failuresOfAccount);
    const wait = Math.max(byFailures, ...(isKnown ? [byDevice] : [byAddress, byBoth]));
    if (wait > 0) throw tooManyTries(wait);
  });
  return () => clearTries(db, [failures]);
}

/** Forgets the wrong passwords of an account whose owner has proven to be it by another way, as by a letter's link. */
export const forgiveFailures = (db: Kysely<Database>, email: string, device?: string | null): Promise<void> =>
  clearTries(db, [failuresKey(accountEmail(email)), failuresKey(accountEmail(email), device)]);

const failuresKey = (account: string, device?: string | null): string =>
  device ? limitKey('failures', account, hashOf(device)) : limitKey('failures', account);
