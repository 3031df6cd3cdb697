import type { Kysely } from 'kysely';
import { verifiedEmailsOf } from '@api/accounts/queries/verified-emails';
import type { Account } from '@api/accounts/schema-accounts';
import type { Person } from '@api/platform/db/personal-data';
import type { PrivacyDatabase } from './schema';

export const personOf = async (
  db: Kysely<PrivacyDatabase>,
  account: Pick<Account, 'id' | 'email' | 'verified_at'>,
): Promise<Person> => ({
  accountId: account.id,
  email: account.email,
  verifiedEmails: await verifiedEmailsOf(db, account),
});
