import { sql } from 'kysely';
import { isOpen } from '@api/contacts/queries/parts';
import { distributionJobName } from '@api/leads/distribution';
import { inTransaction } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { DistributionJobDeps } from './deps';
import { distribute } from './distribute';
import { endLeftOffers, moveLeftContacts } from './sweep';

/** A contact that came, and an offer whose time is over. */
export const distributionJob = ({ db, log, replyMinutes }: DistributionJobDeps): JobDefinition => ({
  name: distributionJobName,
  atOnce: 4,
  perMinute: 1_200,
  claimSeconds: 30,
  async run({ details }) {
    const { lead } = details as { lead: number };
    const done = await inTransaction(db, (write) => distribute(write, lead, replyMinutes));
    if (done?.rule === null) log.warn({ lead }, 'nobody can take a contact');
    return done;
  },
});

/** Contacts of one run. */
const maxSwept = 500;

/**
 * Contacts that lost who had them: somebody set nobody, a broker was deleted, or who answers left by another way than the
 * admin's. Their job of arrival is long done. Late offers have jobs of their own; one that an operator deleted is found here.
 */
export const sweepJob = ({ db, replyMinutes }: DistributionJobDeps): JobDefinition => ({
  ...scheduledJob('distribution-sweep', { everyMinutes: 1 }, async () => {
    await inTransaction(db, endLeftOffers);
    const moved = await inTransaction(db, moveLeftContacts);
    const { rows } = await sql<{ id: number }>`
      select id from lead
      where reply_due_at is not null and broker_id is null and member_id is null and ${isOpen}
        and id not in (select lead_id from lead_offer where ended_at is null and due_at > ${sqlNow()})
      order by id limit ${maxSwept}`.execute(db);
    let count = moved;
    for (const { id } of rows)
      if (await inTransaction(db, (write) => distribute(write, Number(id), replyMinutes))) count += 1;
    return count > 0 ? { count } : undefined;
  }),
  // After a crash it runs again within the minute. Two at once wait for each other's rows.
  claimSeconds: 60,
});
