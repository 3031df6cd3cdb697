import type { AccountsDeps } from './deps';
import type { Account } from './schema-accounts';
import { queueMail } from '@api/platform/email/queue-mail';

/** The link is created when the e-mail is sent; only the newest is valid. */
export const sendVerification = (
  { db }: Pick<AccountsDeps, 'db'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
) => queueMail(db, 'verification', { email, accountId: id }, {});
