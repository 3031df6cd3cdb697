import { inTransaction } from '@api/platform/db/transaction';
import type { z } from 'zod';
import type { passwordBody } from '@contract/auth';
import type { AccountsDeps } from './deps';
import type { Account } from './schema-accounts';
import { unprocessable } from '@api/platform/http/errors';
import { savePassword } from './queries/accounts';
import { audit } from './queries/audit';
import { endSessions } from './queries/sessions';
import type { Caller } from '@api/platform/http/caller';
import { hashNewPassword } from './password-policy';
import { consumeLimit } from '@api/platform/http/limits';
import { voidTokens } from './one-time-tokens';
import { notifyPasswordChanged } from './recovery';

type Deps = Pick<AccountsDeps, 'db' | 'passwords'>;

/** @throws the 422 of `field`, or `tooManyTries()` (429), so that a stolen session cannot guess the password */
export async function confirmPassword<Field extends string>(
  { db, passwords }: Deps,
  account: Pick<Account, 'id' | 'password'>,
  field: Field,
  given: string | null | undefined,
): Promise<void> {
  if (account.password === null) return;
  await consumeLimit(db, 'passwordProofsByAccount', String(account.id));
  const { right } = await passwords.check(given ?? '', account.password, { account: account.id });
  if (!right) throw unprocessable({ [field]: ['A senha não confere'] });
}

export async function changePassword(
  { db, passwords }: Deps,
  { account, session }: { account: Account; session: { id: string } },
  { current, password }: z.output<typeof passwordBody>,
  caller: Caller,
): Promise<void> {
  await confirmPassword({ db, passwords }, account, 'current', current);
  const passwordHash = await hashNewPassword(
    passwords,
    { password, owner: account },
    { account: account.id },
  );
  await inTransaction(db, async (write) => {
    await savePassword(write, account.id, passwordHash);
    await endSessions(write, account.id, session.id);
    await voidTokens(write, account.id, 'reset');
    await audit(write, account.id, { kind: 'password-changed', caller });
    await notifyPasswordChanged(write, account, caller);
  });
}
