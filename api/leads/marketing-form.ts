import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Work } from '@api/db/schema-work';
import { EmptyFormError, type SubmitLead } from '@api/mautic/client';
import { WorkTrouble } from '@api/work/trouble';
import type { WorkKind } from '@api/work/work-kind';
import type { LeadOrigin } from '@domain/lead-origin';
import { deliveryOf, noteDelivery } from './deliveries';
import { leadFacts } from './lead-facts';
import { asItCame } from './stored-lead';
import { formWork } from './tell-lead';

const hour = 3600;
/** How long after each try without a clear answer the next one comes, in seconds: three in a day, and then no more. */
const pauses = [hour, 22 * hour];
const withoutClearAnswer = 'sem resposta clara';
/** Of a lead whose page nobody told. */
const nowhere: LeadOrigin = { page: '/' };

interface MarketingFormParts {
  db: Kysely<Database>;
  siteUrl: string;
  /** null: the house has no marketing forms (any more). */
  submit: SubmitLead | null;
}

/**
 * Leads posted to their marketing forms (docs/decisions/0047): taken, refused, or without a clear answer. Mautic takes
 * whatever it is sent twice: who was killed with a lead in hand has tried, so it is nobody's for as long as an unclear one
 * waits.
 */
export function marketingFormKind({ db, siteUrl, submit }: MarketingFormParts): WorkKind {
  return {
    name: formWork,
    atOnce: 2,
    perMinute: 120,
    claimSeconds: pauses[0]!,
    about: (work) => ({ delivery: deliveryOf(work) }),
    async run(work) {
      const delivery = await db
        .selectFrom('lead_delivery')
        .select('lead_id')
        .where('id', '=', deliveryOf(work)!)
        .executeTakeFirst();
      const facts = delivery && (await leadFacts(db, delivery.lead_id, siteUrl));
      if (!facts) return null;
      if (work.attempts > pauses.length + 1) throw new WorkTrouble('refused', withoutClearAnswer);
      // It was set when the lead came; whoever took it away may set it again.
      if (!submit) throw new WorkTrouble('away', 'MAUTIC_URL');
      await post(submit, asItCame(facts.lead, facts.announce), work);
      return {};
    },
    async ended(write, work, outcome) {
      const isUnclear = outcome.end === 'refused' && outcome.reason === withoutClearAnswer;
      await noteDelivery(write, work, outcome, isUnclear ? 'unclear' : undefined);
      if (outcome.end === 'refused') await forgetVisitor(write, work);
    },
  };
}

async function post(submit: SubmitLead, lead: Parameters<SubmitLead>[0], work: Work): Promise<void> {
  const { from } = work.details as { from?: LeadOrigin | null };
  const answer = await submit(lead, from ?? nowhere).catch((error: unknown) => {
    if (error instanceof EmptyFormError)
      throw new WorkTrouble('refused', error.name, { errors: { '': error.message } });
    throw error;
  });
  switch (answer.is) {
    case 'delivered':
      return;
    case 'refused':
      throw new WorkTrouble('refused', 'validation', { errors: answer.errors });
    case 'away':
      throw new WorkTrouble('away', answer.reason);
    case 'unclear': {
      const afterSeconds = pauses[work.attempts - 1];
      throw afterSeconds === undefined
        ? new WorkTrouble('refused', withoutClearAnswer)
        : new WorkTrouble('later', `${withoutClearAnswer}: ${answer.reason}`, { afterSeconds });
    }
  }
}

/** What was told of the visitor's browser; the page stays, for another try at the operator's word. */
const forgetVisitor = (write: Kysely<Database>, { id }: Work) =>
  write
    .updateTable('work')
    .set({ details: sql`details #- '{from,visitor}'` })
    .where('id', '=', id)
    .execute();
