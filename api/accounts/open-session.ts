import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { sessionAnswer } from '@contract/auth';
import type { AccountsDatabase } from './schema';
import type { Account } from './schema-accounts';
import { wrongCredentials } from '@api/platform/http/errors';
import { stillHasPassword } from './queries/accounts';
import { audit } from './queries/audit';
import { rememberDevice } from './queries/known-devices';
import { bearerSeconds, createBearer, createSession } from './queries/sessions';
import type { Caller } from '@api/platform/http/caller';
import type { AccountHooks } from './account-hooks';
import { userOf } from './session-user';

interface SignIn {
  /** `productSlug` for an e-mail sign-in, else the provider's name. */
  provider: string;
  caller: Caller;
  /** Browser id; sign-in limits then treat the browser as known. */
  device?: string | null;
  isNew?: boolean;
  hooks: AccountHooks;
  byPassword?: boolean;
}

/** Last step of every sign-in. @throws `wrongCredentials()` (401) if the password changed during the check */
export function openSession(
  db: Kysely<AccountsDatabase>,
  account: Pick<Account, 'id' | 'email' | 'name' | 'password' | 'public_id'>,
  { provider, caller, device, isNew = false, byPassword = false, hooks }: SignIn,
): Promise<z.input<typeof sessionAnswer>> {
  return inTransaction(db, async (write) => {
    if (byPassword && !(await stillHasPassword(write, account))) throw wrongCredentials();
    const { id, refreshToken } = await createSession(write, account.id, { provider, caller });
    const bearer = await createBearer(write, id);
    if (device) await rememberDevice(write, account.id, device);
    await audit(write, account.id, { kind: 'signed-in', provider, caller });
    return {
      access_token: bearer,
      expires_in: bearerSeconds,
      refresh_token: refreshToken,
      user: await userOf(write, account, { ...hooks, isNew }),
    };
  });
}
