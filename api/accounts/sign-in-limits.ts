import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { AccountsDatabase } from './schema';
import { tooManyTries } from '@api/platform/http/errors';
import { accountEmail } from './queries/accounts';
import { clearTries, countDelayedTry } from '@api/platform/http/attempts';
import { failuresOfAccount, limitKey, waitFor, waitForAddress } from '@api/platform/http/limits';
import { hashOf } from '@api/platform/http/secrets';

interface SignInTry {
  email: string;
  ip: string | null;
  device?: string | null;
  isKnown: boolean;
}

/**
 * Equal for e-mails without an account. A known browser has its own limits, so that attackers cannot lock it out.
 * @returns a function to call after a right password @throws `tooManyTries()` (429)
 */
export async function limitSignIn(
  db: Kysely<AccountsDatabase>,
  { email, ip, device, isKnown }: SignInTry,
): Promise<() => Promise<void>> {
  const [account, browser] = [accountEmail(email), hashOf(device ?? '')];
  const failures = failuresKey(account, isKnown ? device : null);
  await inTransaction(db, async (write) => {
    const byAddress = await waitForAddress(write, 'signInsByAddress', ip);
    const byBoth = await waitForAddress(write, 'signInsByAccountAndAddress', ip, account);
    const byDevice = await waitFor(write, 'signInsByDevice', account, browser);
    // Counts as wrong until proven right, which limits concurrent tries.
    const byFailures = await countDelayedTry(write, failures, failuresOfAccount);
    const wait = Math.max(byFailures, ...(isKnown ? [byDevice] : [byAddress, byBoth]));
    if (wait > 0) throw tooManyTries(wait);
  });
  return () => clearTries(db, [failures]);
}

export const clearFailures = (
  db: Kysely<AccountsDatabase>,
  email: string,
  device?: string | null,
): Promise<void> =>
  clearTries(db, [failuresKey(accountEmail(email)), failuresKey(accountEmail(email), device)]);

const failuresKey = (account: string, device?: string | null): string =>
  device ? limitKey('failures', account, hashOf(device)) : limitKey('failures', account);
