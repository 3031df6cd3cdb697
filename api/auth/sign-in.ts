import type { z } from 'zod';
import type { loginBody, sessionAnswer } from '@contract/auth';
import type { ApiDeps } from '@api/app';
import { wrongCredentials } from '@api/errors';
import { accountByEmail, keepPassword } from '@api/repositories/accounts';
import { audit } from '@api/repositories/audit';
import { productSlug } from '~/domain/product';
import type { Caller } from './caller';
import { openSession } from './open-session';

/**
 * Signs in by e-mail and password. The same work is done for an e-mail that nobody has as for one whose password is
 * wrong: neither answer nor time tells them apart. Throws `wrongCredentials()` (401).
 */
export async function signIn(
  { db, passwords }: Pick<ApiDeps, 'db' | 'passwords'>,
  { email, password, device }: z.output<typeof loginBody>,
  caller: Caller,
): Promise<z.input<typeof sessionAnswer>> {
  const account = await accountByEmail(db, email);
  const { right, outdated } = await passwords.check(password, account?.password ?? null);
  if (!account || !right) {
    if (account) await audit(db, account.id, { kind: 'sign-in-refused', provider: productSlug, caller });
    throw wrongCredentials();
  }
  if (outdated) await keepPassword(db, account.id, await passwords.hash(password));
  return openSession(db, account, { provider: productSlug, caller, device });
}
