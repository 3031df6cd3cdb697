import type { z } from 'zod';
import type { registerBody } from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import { unprocessable } from '@api/errors';
import type { Account } from '@api/db/schema-accounts';
import { letterPages } from '@api/mail/letter-pages';
import { sendVerification } from '@api/mail/verification';
import { createAccount } from '@api/repositories/accounts';
import { audit } from '@api/repositories/audit';
import { subscribeAccount } from '@api/subscriptions/take';
import { termsVersion } from '@domain/privacy';
import { productSlug } from '@domain/product';
import type { Caller } from './caller';
import { choosePassword } from './choose-password';

export const emailTaken = 'Este e-mail já tem cadastro. Entre com a sua senha ou crie uma nova.';

/**
 * Makes an account whose e-mail is yet to be proven, by the letter that goes out. Throws the 422 of an e-mail that has one, and of a common
 * password.
 */
export async function register(
  { db, passwords, leadPlaces }: Pick<ApiDeps, 'db' | 'passwords' | 'leadPlaces'>,
  { password, recebeNewsletter, ...person }: z.output<typeof registerBody>,
  caller: Caller,
): Promise<Account> {
  const kept = await choosePassword(passwords, password, caller);
  return db.transaction().execute(async (write) => {
    const account = await createAccount(write, { ...person, password: kept, termsVersion });
    if (!account) throw unprocessable({ email: [emailTaken] });
    await audit(write, account.id, { kind: 'registered', provider: productSlug, caller });
    if (recebeNewsletter) await subscribeAccount(write, account, letterPages.register, leadPlaces);
    await sendVerification({ db: write }, account);
    return account;
  });
}
