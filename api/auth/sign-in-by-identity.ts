import type { Kysely } from 'kysely';
import { clock } from '@domain/clock';
import type { SocialProvider } from '@domain/providers';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import { unavailable } from '@api/errors';
import { queueMail } from '@api/mail/queue-mail';
import { createAccount } from '@api/repositories/accounts';
import { audit } from '@api/repositories/audit';
import { accountOfSubject, handOver, linkIdentity } from '@api/repositories/identities';
import { termsVersion } from '@domain/privacy';
import { cleanText } from '@domain/validation/text';
import type { Caller } from './caller';
import type { ProvenIdentity } from './id-token';

/** Longest name that is taken from a provider, in characters. */
const maxName = 120;

/**
 * The account of whom a provider has proven to be somebody: the one that the identity was linked to, else the one of
 * the proven address, which is linked now, else a new one (settled §5).
 */
export function accountOfIdentity(
  db: Kysely<Database>,
  identity: ProvenIdentity,
  { provider, caller }: { provider: SocialProvider; caller: Caller },
): Promise<{ account: Account; isNew: boolean }> {
  return db.transaction().execute(async (write) => {
    const known = await accountOfSubject(write, identity);
    if (known) return { account: known, isNew: false };
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
      await handOver(write, account.id);
      await audit(write, account.id, { kind: 'email-verified', provider, caller });
    }
    if (linked && !made) {
      await audit(write, account.id, { kind: 'identity-linked', provider, caller });
      if (account.verified_at) await tellOfIdentity(write, account, { provider, caller });
    }
    return { account, isNew: made !== undefined };
  });
}

/** Lets an account's owner hear of another way into it. */
const tellOfIdentity = (
  db: Kysely<Database>,
  { id, email }: Account,
  { provider, caller: { device } }: { provider: SocialProvider; caller: Caller },
): Promise<void> =>
  queueMail(
    db,
    'identity-linked',
    { email, accountId: id },
    { provider, at: clock.now().toISOString(), device },
  );

/** What they are called there; who has no name there is called by the first part of the address. */
const nameOf = ({ name, email }: ProvenIdentity): string =>
  cleanText(name).replace(/\s+/g, ' ').slice(0, maxName) || email.split('@')[0]!;

/** The account that stood in the way of a new one; nobody else changes it meanwhile. */
async function accountOfAddress(db: Kysely<Database>, email: string): Promise<Account> {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  // It has just been deleted for good: the next try makes a new one.
  if (!account) throw unavailable();
  return account;
}
