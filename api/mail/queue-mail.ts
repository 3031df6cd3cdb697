import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { accountEmail } from '@api/repositories/accounts';
import { email } from '@domain/validation/email';
import type { LetterDetails, LetterName } from './letter-details';

interface Addressee {
  email: string;
  /** The account that the letter is about; without it the letter goes when the account is deleted, too. */
  accountId?: number;
}

/**
 * Puts a letter into the queue; in a transaction it counts only once that is kept. The worker (worker.ts) writes and
 * sends it within a second or so.
 * @throws ZodError where the recipient is not one e-mail address
 */
export async function queueMail<Name extends LetterName>(
  db: Kysely<Database>,
  letter: Name,
  to: Addressee,
  details: LetterDetails[Name],
): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      letter,
      account_id: to.accountId ?? null,
      recipient: accountEmail(email.parse(to.email)),
      details: JSON.stringify(details),
    })
    .execute();
}
