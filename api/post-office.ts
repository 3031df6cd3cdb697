import type { Kysely } from 'kysely';
import { emailBrokerage } from '@api/brokerage/email-brokerage';
import type { Database } from './database';
import type { ApiEnv } from './env';
import { emailRenderers } from './modules';
import type { EmailSettings } from '@api/platform/email/email';
import { fileTransport } from '@api/platform/email/file-transport';
import { bulkMailJob, mailJob, type MailContext } from '@api/platform/email/mail-job';
import { smtpTransport } from '@api/platform/email/smtp-transport';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import type { MailTransport } from './platform/email/transport';

interface PostOfficeParts {
  db: Kysely<Database>;
  transport: MailTransport;
  settings: EmailSettings;
}

type MailSettings = Pick<ApiEnv, 'mail' | 'dataDir'>;

/** None where this instance sends no e-mail: a job that it does not know stays for the others. */
export function mailJobs(
  db: Kysely<Database>,
  { mail: { delivery, server, from, perMinute, siteUrl, office }, dataDir }: MailSettings,
): JobDefinition[] {
  if (!delivery) return [];
  const transport = server ? smtpTransport(server, from) : fileTransport(dataDir);
  const context = openPostOffice({ db, transport, settings: { siteUrl, office } });
  return [mailJob(context), bulkMailJob(context, perMinute)];
}

export const openPostOffice = ({ db, transport, settings }: PostOfficeParts): MailContext => ({
  db,
  transport,
  house: () => emailBrokerage(db, settings),
  renderers: emailRenderers,
});
