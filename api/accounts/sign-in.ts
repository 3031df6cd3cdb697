import type { z } from 'zod';
import type { loginBody, sessionAnswer } from '@contract/auth';
import type { AccountsDeps } from './deps';
import { wrongCredentials } from '@api/platform/http/errors';
import { accountAtDevice, upgradePassword } from './queries/accounts';
import { auditByEmail } from './queries/audit';
import { productSlug } from '@domain/brokerage/product-slug';
import type { Caller } from '@api/platform/http/caller';
import { openSession } from './open-session';
import { limitSignIn } from './sign-in-limits';

/**
 * An unknown e-mail takes the same statements, hash and time as a wrong password.
 * @throws `wrongCredentials()` (401), `tooManyTries()` (429)
 */
export async function signIn(
  { db, passwords, hooks }: Pick<AccountsDeps, 'db' | 'passwords' | 'hooks'>,
  { email, password, device }: z.output<typeof loginBody>,
  caller: Caller,
): Promise<z.input<typeof sessionAnswer>> {
  const { account, isKnown } = await accountAtDevice(db, email, device);
  const forgiven = await limitSignIn(db, { email, ip: caller.ip, device, isKnown });
  const requester = account && isKnown ? { account: account.id } : caller;
  const { right, outdated } = await passwords.check(password, account?.password ?? null, requester);
  if (!account || !right) {
    await auditByEmail(db, email, { kind: 'sign-in-refused', provider: productSlug, caller });
    throw wrongCredentials();
  }
  await forgiven();
  const session = await openSession(db, account, {
    provider: productSlug,
    caller,
    device,
    byPassword: true,
    hooks,
  });
  if (outdated) await upgradePassword(db, account, await passwords.hash(password, { account: account.id }));
  return session;
}
