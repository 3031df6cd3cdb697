import type { Kysely } from 'kysely';
import type { JobTables } from '@api/platform/jobs/schema-work';
import { addJob } from '@api/platform/jobs/queue';
import { email } from '@domain/validation/email';
import type { EmailDetails, EmailName } from './email-renderer';

export const mailJobName = 'mail';
export const bulkMailJobName = 'bulk-mail';
export const mailJobNames: readonly string[] = [mailJobName, bulkMailJobName];

export interface QueuedEmail<Name extends EmailName = EmailName> {
  letter: Name;
  about: EmailDetails[Name];
  /** Recipient of e-mails to the brokerage; they have no `person`. */
  to?: string;
}

interface Addressee {
  email: string;
  accountId?: number;
}

/** Renders when it is sent (mail-job.ts). `isBulk`: low priority. @throws ZodError if the address is malformed */
export async function queueMail<Name extends EmailName>(
  db: Kysely<JobTables>,
  emailName: Name,
  to: Addressee,
  details: EmailDetails[Name],
  { isBulk = false } = {},
): Promise<void> {
  await addJob(db, {
    kind: isBulk ? bulkMailJobName : mailJobName,
    accountId: to.accountId,
    person: email.parse(to.email).toLowerCase(),
    details: { letter: emailName, about: details } satisfies QueuedEmail<Name>,
  });
}
