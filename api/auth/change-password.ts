import type { z } from 'zod';
import type { passwordBody } from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import type { Account } from '@api/db/schema-accounts';
import { unprocessable } from '@api/errors';
import { keepPassword } from '@api/repositories/accounts';
import { audit } from '@api/repositories/audit';
import { endSessions } from '@api/repositories/sessions';
import type { Caller } from './caller';
import { choosePassword } from './choose-password';
import { takeTurn } from './limits';
import { voidTokens } from './one-time-tokens';
import { tellOfPassword } from './recovery';

type Deps = Pick<ApiDeps, 'db' | 'passwords'>;

/**
 * Asks a signed-in customer for the account's password, where it has one. Throws the 422 of `field` where it is wrong,
 * and `tooManyTries()` (429): a stolen session is not to find it out.
 */
export async function confirmPassword<Field extends string>(
  { db, passwords }: Deps,
  account: Pick<Account, 'id' | 'password'>,
  field: Field,
  given: string | null | undefined,
): Promise<void> {
  if (account.password === null) return;
  await takeTurn(db, 'passwordProofsByAccount', String(account.id));
  const { right } = await passwords.check(given ?? '', account.password, { account: account.id });
  if (!right) throw unprocessable({ [field]: ['A senha não confere'] });
}

/** Changes a customer's password and ends all their other sessions, and the links that could still change it. */
export async function changePassword(
  { db, passwords }: Deps,
  { account, session }: { account: Account; session: { id: string } },
  { current, password }: z.output<typeof passwordBody>,
  caller: Caller,
): Promise<void> {
  await confirmPassword({ db, passwords }, account, 'current', current);
  const kept = await choosePassword(passwords, password, { account: account.id });
  await db.transaction().execute(async (write) => {
    await keepPassword(write, account.id, kept);
    await endSessions(write, account.id, session.id);
    await voidTokens(write, account.id, 'reset');
    await audit(write, account.id, { kind: 'password-changed', caller });
    await tellOfPassword(write, account, caller);
  });
}
