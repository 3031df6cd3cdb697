import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { accountEmail } from '@api/repositories/accounts';
import { addWork } from '@api/work/queue';
import { email } from '@domain/validation/email';
import { bulkLetters, type LetterDetails, type LetterName } from './letter-details';

/** The kind of work that letters are. */
export const mailWork = 'mail';
/** And those that come in floods. */
export const bulkMailWork = 'bulk-mail';
export const mailKinds: readonly string[] = [mailWork, bulkMailWork];

/** What waits of a letter besides whom it is to: which one, and what it is about. */
export interface QueuedLetter<Name extends LetterName = LetterName> {
  letter: Name;
  about: LetterDetails[Name];
  /** Where it is nobody's letter, but the house's own. */
  to?: string;
}

interface Addressee {
  email: string;
  /** The account that the letter is about; without it the letter goes when the account is deleted, too. */
  accountId?: number;
}

/**
 * Puts a letter into the queue; in a transaction it counts only once that is kept. It is written when it is sent
 * (mail-kind.ts), within a second or so.
 * @throws ZodError where the recipient is not one e-mail address
 */
export async function queueMail<Name extends LetterName>(
  db: Kysely<Database>,
  letter: Name,
  to: Addressee,
  details: LetterDetails[Name],
): Promise<void> {
  await addWork(db, {
    kind: bulkLetters.includes(letter) ? bulkMailWork : mailWork,
    accountId: to.accountId,
    person: accountEmail(email.parse(to.email)),
    details: { letter, about: details } satisfies QueuedLetter<Name>,
  });
}
