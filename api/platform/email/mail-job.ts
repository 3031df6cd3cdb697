import { type Kysely, sql } from 'kysely';
import type { JobTables } from '@api/platform/jobs/schema-work';
import type { Job } from '@api/platform/jobs/schema-work';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import type { EmailRenderer, EmailRenderers } from './email-renderer';
import type { EmailBrokerage } from './email';
import { emailHtml } from './email-html';
import { emailText } from './email-text';
import { bulkMailJobName, mailJobName, type QueuedEmail } from './queue-mail';
import type { MailTransport } from './transport';

export interface MailContext {
  db: Kysely<JobTables>;
  transport: MailTransport;
  house(): Promise<EmailBrokerage>;
  renderers: EmailRenderers<JobTables>;
}

export const mailJob = (office: MailContext): JobDefinition => ({
  name: mailJobName,
  atOnce: 4,
  perMinute: 120,
  ...post(office),
});

/** E-mails in bulk: they never delay the others. */
export const bulkMailJob = (office: MailContext, perMinute: number): JobDefinition => ({
  name: bulkMailJobName,
  atOnce: 2,
  perMinute,
  ...post(office),
});

const queuedIn = ({ details }: Job) => details as QueuedEmail;

function post({
  db,
  transport,
  house: getBrokerage,
  renderers,
}: MailContext): Omit<JobDefinition, 'name' | 'atOnce' | 'perMinute'> {
  const rendererOf = (job: Job) => renderers[queuedIn(job).letter] as EmailRenderer<JobTables>;
  return {
    // Longer than `sendDeadlineMs` (smtp-transport.ts).
    claimSeconds: 180,
    about: (job) => {
      const { letter: emailName, about } = queuedIn(job);
      return { letter: emailName, ...('delivery' in about && { delivery: about.delivery }) };
    },
    ended: async (write, job, outcome) => rendererOf(job).ended?.(write, job, outcome),
    async run(job, signal) {
      const { letter: name, about, to = job.person! } = queuedIn(job);
      const { isVoidedByNewer, render } = rendererOf(job);
      if (isVoidedByNewer && (await hasNewer(db, job))) return null;
      const brokerage = await getBrokerage();
      const emailName = await render({ db, house: brokerage }, to, about);
      if (!emailName) return null;
      const { subject, replyTo, unsubscribe, attachments } = emailName;
      const [html, text] = [emailHtml(emailName, brokerage), emailText(emailName, brokerage)];
      const message = {
        id: job.id,
        letter: name,
        from: brokerage.name,
        to,
        replyTo,
        unsubscribe,
        subject,
        html,
        text,
        attachments,
      };
      return transport.send(message, signal);
    },
  };
}

async function hasNewer(db: Kysely<JobTables>, { id, person, details }: Job): Promise<boolean> {
  const newer = await db
    .selectFrom('work')
    .select('id')
    .where('kind', '=', mailJobName)
    .where('person', '=', person)
    .where(sql`details->>'letter'`, '=', (details as QueuedEmail).letter)
    .where('id', '>', id)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return newer !== undefined;
}
