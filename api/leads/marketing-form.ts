import { type Kysely, sql } from 'kysely';
import type { LeadsDatabase } from './schema';
import type { Job } from '@api/platform/jobs/schema-work';
import { EmptyFormError, type SubmitLead } from './mautic/client';
import { JobError } from '@api/platform/jobs/job-error';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { deliveryOf, noteDelivery } from './deliveries';
import type { LeadExtension } from './lead-extension';
import { leadFacts } from './lead-facts';
import { toLeadInput } from './stored-lead';
import { formJobName } from './notify-lead';
import { publicPage } from './without-hidden';

const hour = 3600;
/** Delay after each attempt without a clear answer, in s. The third attempt is the last. */
const pauses = [hour, 22 * hour];
const withoutClearAnswer = 'sem resposta clara';
const nowhere: LeadOrigin = { page: '/' };

interface MarketingFormParts {
  db: Kysely<LeadsDatabase>;
  siteUrl: string;
  announceOf: LeadExtension['announceOf'];
  /** null: `MAUTIC_URL` is not set. */
  submit: SubmitLead | null;
}

/** Posts leads to Mautic (docs/decisions/0047). It accepts duplicates: after a crash wait as for an unclear answer. */
export function marketingFormJob({ db, siteUrl, announceOf, submit }: MarketingFormParts): JobDefinition {
  return {
    name: formJobName,
    atOnce: 2,
    perMinute: 120,
    claimSeconds: pauses[0]!,
    about: (job) => ({ delivery: deliveryOf(job) }),
    async run(job) {
      const delivery = await db
        .selectFrom('lead_delivery')
        .select('lead_id')
        .where('id', '=', deliveryOf(job)!)
        .executeTakeFirst();
      const facts = delivery && (await leadFacts(db, delivery.lead_id, { siteUrl, announceOf }));
      if (!facts) return null;
      if (job.attempts > pauses.length + 1) throw new JobError('refused', withoutClearAnswer);
      // MAUTIC_URL was set when the job was queued. Wait until it is set again.
      if (!submit) throw new JobError('away', 'MAUTIC_URL');
      const { from } = job.details as { from?: LeadOrigin | null };
      const origin = from ? { ...from, page: await publicPage(db, from.page) } : nowhere;
      await post(submit, toLeadInput(facts.lead, facts.announce), origin, job.attempts);
      return {};
    },
    async ended(write, job, outcome) {
      const isUnclear = outcome.end === 'refused' && outcome.reason === withoutClearAnswer;
      await noteDelivery(write, job, outcome, isUnclear ? 'unclear' : undefined);
      if (outcome.end === 'refused') await forgetVisitor(write, job);
    },
  };
}

async function post(
  submit: SubmitLead,
  lead: Parameters<SubmitLead>[0],
  from: LeadOrigin,
  attempts: number,
): Promise<void> {
  const answer = await submit(lead, from).catch((error: unknown) => {
    if (error instanceof EmptyFormError)
      throw new JobError('refused', error.name, { errors: { '': error.message } });
    throw error;
  });
  switch (answer.is) {
    case 'delivered':
      return;
    case 'refused':
      throw new JobError('refused', 'validation', { errors: answer.errors });
    case 'away':
      throw new JobError('away', answer.reason);
    case 'unclear': {
      const afterSeconds = pauses[attempts - 1];
      throw afterSeconds === undefined
        ? new JobError('refused', withoutClearAnswer)
        : new JobError('later', `${withoutClearAnswer}: ${answer.reason}`, { afterSeconds });
    }
  }
}

/** The page remains for a manual retry. */
const forgetVisitor = (write: Kysely<LeadsDatabase>, { id }: Job) =>
  write
    .updateTable('work')
    .set({ details: sql`details #- '{from,visitor}'` })
    .where('id', '=', id)
    .execute();
