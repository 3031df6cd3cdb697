import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { clock } from '@domain/clock';
import type { resetPasswordBody } from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { linkGone } from '@api/errors';
import { queueMail } from '@api/mail/queue-mail';
import { audit } from '@api/repositories/audit';
import { forgetDevices, rememberDevice } from '@api/repositories/known-devices';
import { endSessions } from '@api/repositories/sessions';
import { confirmOwn } from '@api/subscriptions/confirm';
import type { Caller } from './caller';
import { choosePassword } from './choose-password';
import { ownerOfToken, takeToken, voidTokens } from './one-time-tokens';
import { forgiveFailures } from './sign-in-limits';

/** Proves an account's address by the link of its letter. Throws `linkGone()` (410). */
export async function verifyEmail(
  { db, leadPlaces }: Pick<ApiDeps, 'db' | 'leadPlaces'>,
  token: string,
  caller: Caller,
): Promise<void> {
  await db.transaction().execute(async (write) => {
    const id = await takeToken(write, token, 'verify');
    if (id === null) throw linkGone();
    const account = await write
      .updateTable('account')
      .set({ verified_at: firstProof() })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await confirmOwn(write, account, leadPlaces);
    await audit(write, id, { kind: 'email-verified', caller });
  });
}

/** Whoever opens a letter has proven its address, once and for all. */
const firstProof = () => sql<Date>`coalesce(verified_at, ${sqlNow()})`;

/**
 * Queues the letter by which an account's owner chooses a new password. Whether there is such an account is looked at when
 * the letter is written: the same is done here for an e-mail that nobody has, so no answer and no time tells.
 */
export const askForReset = (db: Kysely<Database>, email: string, { device, place }: Caller): Promise<void> =>
  queueMail(db, 'password-reset', { email }, { askedAt: clock.now().toISOString(), device, place });

/**
 * Gives an account the password that its owner has chosen by the link of a letter: all sessions, devices and links from
 * before end, and wrong passwords count no more. Throws `linkGone()` (410) and the 422 of a common password.
 */
export async function resetPassword(
  { db, passwords, leadPlaces }: Pick<ApiDeps, 'db' | 'passwords' | 'leadPlaces'>,
  { token, password, device }: z.output<typeof resetPasswordBody>,
  caller: Caller,
): Promise<void> {
  // Hashing is dear: nothing is hashed for a link that leads nowhere, and no transaction waits for it.
  const owner = await ownerOfToken(db, token, 'reset');
  if (owner === null) throw linkGone();
  const kept = await choosePassword(passwords, password, { account: owner });
  await db.transaction().execute(async (write) => {
    const id = await takeToken(write, token, 'reset');
    if (id === null) throw linkGone();
    const { email } = await write
      .updateTable('account')
      .set({ password: kept, verified_at: firstProof() })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await confirmOwn(write, { email }, leadPlaces);
    await voidTokens(write, id);
    await forgiveFailures(write, email, device);
    await endSessions(write, id);
    await forgetDevices(write, id);
    if (device) await rememberDevice(write, id, device);
    await audit(write, id, { kind: 'password-reset', caller });
    await tellOfPassword(write, { id, email }, caller);
  });
}

/** Lets an account's owner hear of a new password. */
export const tellOfPassword = (
  db: Kysely<Database>,
  { id, email }: { id: number; email: string },
  { device }: Caller,
): Promise<void> =>
  queueMail(db, 'password-changed', { email, accountId: id }, { at: clock.now().toISOString(), device });
