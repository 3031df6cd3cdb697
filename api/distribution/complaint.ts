import type { Kysely } from 'kysely';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import { kindNames } from '@api/leads/lead-texts';
import { inTransaction } from '@api/platform/db/transaction';
import { hashOf } from '@api/platform/http/secrets';
import type { ComplaintLink } from '@contract/contact-links';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { complaintVerb } from '@domain/leads/complaint';
import { queueComplaintEmails } from './emails';
import { peopleWhoAnswer } from './queries/people';
import { loadRules, personOf } from './queries/rules';
import type { DistributionDatabase } from './schema';

/** Contacts held as suspicious are reviewed first. */
const linkedLead = (db: Kysely<DistributionDatabase>, token: string) =>
  db
    .selectFrom('lead')
    .select(['id', 'kind', 'created_at', 'complained_at', 'broker_id', 'member_id'])
    .where('suspicion', 'is', null)
    .where('id', '=', (query) =>
      query
        .selectFrom('lead_link')
        .select('lead_id')
        .where('hash', '=', hashOf(token))
        .where('offer_id', 'is', null),
    );

const isToday = (at: Date | null) => at !== null && isoDay(at) === isoDay(clock.now());

/** null: unknown token. */
export async function complaintLink(
  db: Kysely<DistributionDatabase>,
  token: string,
): Promise<ComplaintLink | null> {
  const lead = await linkedLead(db, token).executeTakeFirst();
  return (
    (lead && {
      request: kindNames[lead.kind],
      created_at: lead.created_at.toISOString(),
      is_complained: isToday(lead.complained_at),
    }) ??
    null
  );
}

/** 'Ninguém falou comigo': the contact is late until somebody answers. Once a day. false: unknown token. */
export const complainByLink = (db: Kysely<DistributionDatabase>, token: string): Promise<boolean> =>
  inTransaction(db, async (write) => {
    const lead = await linkedLead(write, token).forUpdate().executeTakeFirst();
    if (!lead) return false;
    if (isToday(lead.complained_at)) return true;
    await write.updateTable('lead').set({ complained_at: clock.now() }).where('id', '=', lead.id).execute();
    await recordAct(write, {
      actor: operator,
      verb: complaintVerb,
      subject: subjectOf('lead', lead.id),
    });
    const can = (await peopleWhoAnswer(write)).map(({ ref }) => ref);
    const { lastResort } = await loadRules(write, can);
    const people = [personOf(lead), lastResort].filter((person) => person !== null);
    await queueComplaintEmails(write, { lead: lead.id, people });
    return true;
  });
