import type { ApiDeps } from '@api/deps';
import type { Account } from '@api/db/schema-accounts';
import { queueMail } from './queue-mail';

/** Asks the owner of an account to prove its address; the letter's link is drawn when it is sent, and the newest counts. */
export const sendVerification = ({ db }: Pick<ApiDeps, 'db'>, { id, email }: Pick<Account, 'id' | 'email'>) =>
  queueMail(db, 'verification', { email, accountId: id }, {});
