import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { clock } from '@domain/kernel/clock';
import type { resetPasswordBody } from '@contract/auth';
import type { AccountsDeps } from './deps';
import type { AccountsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { linkGone } from '@api/platform/http/errors';
import { queueMail } from '@api/platform/email/queue-mail';
import { accountById } from './queries/accounts';
import { audit } from './queries/audit';
import { forgetDevices, rememberDevice } from './queries/known-devices';
import { endSessions } from './queries/sessions';
import type { Caller } from '@api/platform/http/caller';
import { hashNewPassword } from './password-policy';
import { ownerOfToken, consumeToken, voidTokens } from './one-time-tokens';
import { clearFailures } from './sign-in-limits';

/** @throws `linkGone()` (410) */
export async function verifyEmail(
  { db, hooks }: Pick<AccountsDeps, 'db' | 'hooks'>,
  token: string,
  caller: Caller,
): Promise<void> {
  await inTransaction(db, async (write) => {
    const id = await consumeToken(write, token, 'verify');
    if (id === null) throw linkGone();
    const account = await write
      .updateTable('account')
      .set({ verified_at: firstProof() })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await hooks.emailProven(write, account);
    await audit(write, id, { kind: 'email-verified', caller });
  });
}

const firstProof = () => sql<Date>`coalesce(verified_at, ${sqlNow()})`;

/** The account is looked up when the e-mail renders: neither answer nor time reveals whether it exists. */
export const requestPasswordReset = (
  db: Kysely<AccountsDatabase>,
  email: string,
  { device, place }: Caller,
): Promise<void> =>
  queueMail(db, 'password-reset', { email }, { askedAt: clock.now().toISOString(), device, place });

/** Also ends all sessions and links. @throws `linkGone()` (410), or the 422 of a password that is easy to guess */
export async function resetPassword(
  { db, passwords, hooks }: Pick<AccountsDeps, 'db' | 'passwords' | 'hooks'>,
  { token, password, device }: z.output<typeof resetPasswordBody>,
  caller: Caller,
): Promise<void> {
  // Hashing is expensive: check the link first, and hash outside the transaction.
  const accountId = await ownerOfToken(db, token, 'reset');
  const owner = accountId === null ? undefined : await accountById(db, accountId);
  if (!owner) throw linkGone();
  const passwordHash = await hashNewPassword(passwords, { password, owner }, { account: owner.id });
  await inTransaction(db, async (write) => {
    const id = await consumeToken(write, token, 'reset');
    if (id === null) throw linkGone();
    const { email } = await write
      .updateTable('account')
      .set({ password: passwordHash, verified_at: firstProof() })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await hooks.emailProven(write, { email });
    await voidTokens(write, id);
    await clearFailures(write, email, device);
    await endSessions(write, id);
    await forgetDevices(write, id);
    if (device) await rememberDevice(write, id, device);
    await audit(write, id, { kind: 'password-reset', caller });
    await notifyPasswordChanged(write, { id, email }, caller);
  });
}

export const notifyPasswordChanged = (
  db: Kysely<AccountsDatabase>,
  { id, email }: { id: number; email: string },
  { device }: Caller,
): Promise<void> =>
  queueMail(db, 'password-changed', { email, accountId: id }, { at: clock.now().toISOString(), device });
