import type { Kysely } from 'kysely';
import type { Job } from '@api/platform/jobs/schema-work';
import type { JobOutcome } from '@api/platform/jobs/job-definition';
import type { EmailBrokerage, Email } from './email';

/** Details of each e-mail in the queue; modules extend it by `declare module`. Times are ISO. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the modules fill it
export interface EmailDetails {}

export type EmailName = keyof EmailDetails;

export interface EmailContext<Tables> {
  db: Kysely<Tables>;
  house: EmailBrokerage;
}

export interface EmailRenderer<Tables, Name extends EmailName = EmailName> {
  /** Runs when the e-mail is sent, so one-time links are fresh. Null: send nothing. */
  render(
    context: EmailContext<Tables>,
    recipient: string,
    details: EmailDetails[Name],
  ): Promise<Email | null>;
  /** A newer e-mail voids this one's link: only the newest of a person is sent. */
  isVoidedByNewer?: boolean;
  /** In the transaction that stores the attempt's outcome. */
  ended?(db: Kysely<Tables>, job: Job, outcome: JobOutcome): Promise<void>;
}

export type EmailRenderers<Tables, Name extends EmailName = EmailName> = {
  [Each in Name]: EmailRenderer<Tables, Each>;
};
