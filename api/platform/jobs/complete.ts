import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { JobTables } from './schema-work';
import type { Job } from './schema-work';
import { finishJob, postponeJob, releaseJob, setJobAside } from './queue';
import type { JobOutcome, JobDefinition } from './job-definition';

/** `ended` runs in the transaction that stores the outcome. */
export async function completeJob(
  db: Kysely<JobTables>,
  kind: JobDefinition,
  job: Job,
  outcome: JobOutcome,
): Promise<void> {
  if (!kind.ended) return void (await saveOutcome(db, kind, job, outcome));
  await inTransaction(db, async (write) => {
    const stored = await saveOutcome(write, kind, job, outcome);
    if (stored) await kind.ended!(write, job, stored);
  });
}

/** Null if another instance has claimed the job since. */
async function saveOutcome(
  db: Kysely<JobTables>,
  kind: JobDefinition,
  job: Job,
  outcome: JobOutcome,
): Promise<JobOutcome | null> {
  switch (outcome.end) {
    case 'done':
      await finishJob(db, job, kind);
      return outcome;
    case 'away':
      return (await releaseJob(db, job)) ? outcome : null;
    case 'refused':
      return (await setJobAside(db, job, outcome.reason)) ? outcome : null;
    case 'later': {
      const stored = await postponeJob(db, job, outcome, kind);
      return stored && { ...outcome, end: stored === 'set aside' ? 'refused' : 'later' };
    }
  }
}
