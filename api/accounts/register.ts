import { inTransaction } from '@api/platform/db/transaction';
import type { z } from 'zod';
import type { registerBody } from '@contract/auth';
import type { AccountsDeps } from './deps';
import { unprocessable } from '@api/platform/http/errors';
import type { Account } from './schema-accounts';
import { sendVerification } from './verification';
import { createAccount } from './queries/accounts';
import { audit } from './queries/audit';
import { termsVersion } from '@domain/people/privacy';
import { productSlug } from '@domain/brokerage/product-slug';
import type { Caller } from '@api/platform/http/caller';
import { hashNewPassword } from './password-policy';

export const emailTaken = 'Este e-mail já tem cadastro. Entre com a sua senha ou crie uma nova.';

/** @throws the 422 of an e-mail that has an account, or of a password that is easy to guess */
export async function register(
  { db, passwords, hooks }: Pick<AccountsDeps, 'db' | 'passwords' | 'hooks'>,
  { password, recebeNewsletter, ...person }: z.output<typeof registerBody>,
  caller: Caller,
): Promise<Account> {
  const passwordHash = await hashNewPassword(
    passwords,
    { password, owner: { name: person.nome, email: person.email } },
    caller,
  );
  return inTransaction(db, async (write) => {
    const account = await createAccount(write, { ...person, password: passwordHash, termsVersion });
    if (!account) throw unprocessable({ email: [emailTaken] });
    await audit(write, account.id, { kind: 'registered', provider: productSlug, caller });
    if (recebeNewsletter) await hooks.subscribe(write, account);
    await sendVerification({ db: write }, account);
    return account;
  });
}
