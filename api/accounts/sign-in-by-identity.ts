import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import { clock } from '@domain/kernel/clock';
import type { SocialProvider } from '@domain/people/providers';
import type { AccountsDatabase } from './schema';
import type { Account } from './schema-accounts';
import { unavailable } from '@api/platform/http/errors';
import { queueMail } from '@api/platform/email/queue-mail';
import { createAccount } from './queries/accounts';
import { audit } from './queries/audit';
import { accountOfSubject, handOver, linkIdentity, saveIdentityEmail } from './queries/identities';
import { termsVersion } from '@domain/people/privacy';
import { cleanText } from '@domain/validation/text';
import type { Caller } from '@api/platform/http/caller';
import type { AccountHooks } from './account-hooks';
import type { ProvenIdentity } from './id-token';

const maxName = 120;

/** The account of the linked identity, else that of the proven address, else a new one (settled §5). */
export function accountOfIdentity(
  db: Kysely<AccountsDatabase>,
  identity: ProvenIdentity,
  { provider, caller, hooks }: { provider: SocialProvider; caller: Caller; hooks: AccountHooks },
): Promise<{ account: Account; isNew: boolean }> {
  return inTransaction(db, async (write) => {
    const known = await accountOfSubject(write, identity);
    if (known) {
      await saveIdentityEmail(write, identity);
      return { account: known, isNew: false };
    }
    const made = await createAccount(write, {
      email: identity.email,
      nome: nameOf(identity),
      password: null,
      termsVersion,
      verified: true,
    });
    const account = made ?? (await accountOfAddress(write, identity.email));
    const linked = await linkIdentity(write, account.id, { ...identity, provider });
    if (made) await audit(write, account.id, { kind: 'registered', provider, caller });
    if (account.verified_at === null) {
      await handOver(write, account.id, hooks);
      await audit(write, account.id, { kind: 'email-verified', provider, caller });
    }
    if (linked && !made) {
      await audit(write, account.id, { kind: 'identity-linked', provider, caller });
      if (account.verified_at) await notifyIdentityLinked(write, account, { provider, caller });
    }
    return { account, isNew: made !== undefined };
  });
}

const notifyIdentityLinked = (
  db: Kysely<AccountsDatabase>,
  { id, email }: Account,
  { provider, caller: { device } }: { provider: SocialProvider; caller: Caller },
): Promise<void> =>
  queueMail(
    db,
    'identity-linked',
    { email, accountId: id },
    { provider, at: clock.now().toISOString(), device },
  );

const nameOf = ({ name, email }: ProvenIdentity): string =>
  cleanText(name).replace(/\s+/g, ' ').slice(0, maxName) || email.split('@')[0]!;

async function accountOfAddress(db: Kysely<AccountsDatabase>, email: string): Promise<Account> {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  // The account was deleted since: a retry creates a new one.
  if (!account) throw unavailable();
  return account;
}
