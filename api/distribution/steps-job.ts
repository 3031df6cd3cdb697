import { sql } from 'kysely';
import { isOpen } from '@api/contacts/queries/parts';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { queueMail } from '@api/platform/email/queue-mail';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { isWithin } from '@domain/leads/distribution/hours';
import type { DistributionJobDeps } from './deps';
import { peopleByAddress } from './queries/people';
import { loadAbsences } from './queries/rules';
import type { DistributionDatabase } from './schema';
import { isAnsweredBy } from './steps-email';

/** Monday to Saturday, no holiday: a step of a Sunday is in Monday's letter. */
const workingDays = { days: [1, 2, 3, 4, 5, 6], from: 0, until: 24 * 60 };

/** The day's letter: each due next step once, to who answers the contact, after an absence too. */
export const stepsJob = ({ db }: Pick<DistributionJobDeps, 'db'>): JobDefinition =>
  scheduledJob('contact-steps', { dailyAt: '08:00' }, async () => {
    const now = clock.now();
    if (!isWithin(workingDays, now)) return undefined;
    const day = isoDay(now);
    const absent = (await loadAbsences(db, day)).filter(({ from }) => from <= day);
    let count = 0;
    for (const [address, people] of await peopleByAddress(db)) {
      if (absent.some(({ person }) => people.includes(person))) continue;
      if (await inTransaction(db, (write) => queueSteps(write, { address, people, day }))) count += 1;
    }
    return count > 0 ? { count } : undefined;
  });

/** Marks the steps in the transaction that queues their letter. false: none is due. */
async function queueSteps(
  write: Write<DistributionDatabase>,
  { address, people, day }: { address: string; people: readonly PersonRef[]; day: string },
): Promise<boolean> {
  const marked = await write
    .updateTable('lead')
    .set({ reminded_on: sql<string>`next_on` })
    .where(isAnsweredBy(people))
    .where(isOpen)
    .where(sql<boolean>`next_on <= ${day}::date and reminded_on is distinct from next_on`)
    .returning('id')
    .execute();
  if (marked.length === 0) return false;
  const leads = marked.map(({ id }) => id);
  await queueMail(write, 'contact-steps', { email: address }, { people, leads, day });
  return true;
}
