import type { z } from 'zod';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import type { Caller } from '@api/platform/http/caller';
import { consumeAddressLimit, consumeLimit } from '@api/platform/http/limits';
import { unprocessable, wrongCredentials } from '@api/platform/http/errors';
import { hashNewPassword } from '@api/accounts/password-policy';
import type { staffPasswordBody, staffSignInBody } from '@contract/staff';
import { loggedNetworkOf } from '@domain/network/ip-network';
import { countSignIn } from './attempts';
import type { StaffDeps } from './deps';
import { actorOf } from './guard';
import { memberByEmail, memberById, savePassword, staffEmail, stillHasPassword } from './queries/members';
import { createSession, endSessions, type StaffContext } from './queries/sessions';

type Deps = Pick<StaffDeps, 'db' | 'log' | 'passwords'>;

/**
 * The password alone opens nothing but the second factor or its enrolment. An unknown e-mail takes the same statements,
 * hash and time as a wrong password. @throws `wrongCredentials()` (401), `tooManyTries()` (429)
 */
export async function signIn(
  { db, log, passwords }: Deps,
  { email, password }: z.output<typeof staffSignInBody>,
  caller: Caller,
): Promise<string> {
  await consumeAddressLimit(db, 'staffSignInsByAddress', caller.ip);
  const forgiven = await countSignIn(db, staffEmail(email));
  const member = await memberByEmail(db, email);
  const { right, outdated } = await passwords.check(password, member?.password ?? null, { ip: caller.ip });
  if (!member || !right) {
    log.warn({ security: true, network: loggedNetworkOf(caller.ip) }, 'staff sign-in refused');
    throw wrongCredentials();
  }
  await forgiven();
  const upgraded = outdated ? await passwords.hash(password, { ip: caller.ip }) : null;
  return inTransaction(db, async (write) => {
    // Changed or reset during the check.
    if (!(await stillHasPassword(write, member))) throw wrongCredentials();
    if (upgraded) await savePassword(write, member.id, upgraded);
    return createSession(write, member.id, caller);
  });
}

/** @throws the 422 of `current` or `password`, `tooManyTries()` (429) */
export async function changePassword(
  { db, passwords }: Deps,
  staff: StaffContext,
  { current, password }: z.output<typeof staffPasswordBody>,
  { ip }: Caller,
): Promise<void> {
  const { id } = staff.member;
  await consumeLimit(db, 'staffPasswordProofs', String(id));
  const member = await memberById(db, id);
  const { right } = await passwords.check(current, member?.password ?? null, { ip });
  if (!right) throw unprocessable({ current: ['A senha não confere'] });
  const hash = await hashNewPassword(passwords, { password, owner: staff.member }, { ip });
  await inTransaction(db, async (write) => {
    await savePassword(write, id, hash);
    await endSessions(write, id, staff.session.hash);
    await recordAct(write, {
      actor: actorOf(staff),
      verb: 'access.password',
      subject: subjectOf('member', id),
    });
  });
}
