import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { sessionAnswer } from '@contract/auth';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import { wrongCredentials } from '@api/errors';
import { stillHasPassword } from '@api/repositories/accounts';
import { audit } from '@api/repositories/audit';
import { rememberDevice } from '@api/repositories/known-devices';
import { bearerSeconds, createBearer, createSession } from '@api/repositories/sessions';
import type { Caller } from './caller';
import { userOf } from './session-user';

interface SignIn {
  /** `productSlug` for an e-mail sign-in, else the provider's name. */
  provider: string;
  caller: Caller;
  /** The browser's own number, where it told it: the limits of sign-in let it through from now on. */
  device?: string | null;
  /** Whether the account was made by this. */
  isNew?: boolean;
  /** Whether the account's password was the proof: then it must be the same still. */
  byPassword?: boolean;
}

/**
 * Begins a session for whoever has proven to own the account: the last step of every way of signing in. Throws
 * `wrongCredentials()` (401) where the password was changed while it was looked at: its new owner has ended all sessions.
 */
export function openSession(
  db: Kysely<Database>,
  account: Pick<Account, 'id' | 'email' | 'name' | 'password'>,
  { provider, caller, device, isNew = false, byPassword = false }: SignIn,
): Promise<z.input<typeof sessionAnswer>> {
  return db.transaction().execute(async (write) => {
    if (byPassword && !(await stillHasPassword(write, account))) throw wrongCredentials();
    const { id, refreshToken } = await createSession(write, account.id, { provider, caller });
    const bearer = await createBearer(write, id);
    if (device) await rememberDevice(write, account.id, device);
    await audit(write, account.id, { kind: 'signed-in', provider, caller });
    return {
      access_token: bearer,
      expires_in: bearerSeconds,
      refresh_token: refreshToken,
      user: await userOf(write, account, isNew),
    };
  });
}
