import type { z } from 'zod';
import type { loginBody, sessionAnswer } from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import { wrongCredentials } from '@api/errors';
import { accountAtDevice, upgradePassword } from '@api/repositories/accounts';
import { auditByEmail } from '@api/repositories/audit';
import { productSlug } from '@domain/product';
import type { Caller } from './caller';
import { openSession } from './open-session';
import { limitSignIn } from './sign-in-limits';

/**
 * Signs in by e-mail and password. An e-mail that nobody has goes the very way of one whose password is wrong, the same
 * statements and the same hash: neither answer nor time tells them apart.
 * Throws `wrongCredentials()` (401) and `tooManyTries()` (429).
 */
export async function signIn(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  { email, password, device }: z.output<typeof loginBody>,
  caller: Caller,
): Promise<z.input<typeof sessionAnswer>> {
  const { account, isKnown } = await accountAtDevice(db, email, device);
  const forgiven = await limitSignIn(db, { email, ip: caller.ip, device, isKnown });
  const asker = account && isKnown ? { account: account.id } : caller;
  const { right, outdated } = await passwords.check(password, account?.password ?? null, asker);
  if (!account || !right) {
    await auditByEmail(db, email, { kind: 'sign-in-refused', provider: productSlug, caller });
    throw wrongCredentials();
  }
  await forgiven();
  const session = await openSession(db, account, { provider: productSlug, caller, device, byPassword: true });
  if (outdated) await upgradePassword(db, account, await passwords.hash(password, { account: account.id }));
  return session;
}
