import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import { waitFor } from '@api/platform/http/limits';
import type { LeadsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { queueMail } from '@api/platform/email/queue-mail';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';

/** Queues at most one confirmation e-mail a day for each address. */
export async function requestConfirmation(write: Kysely<LeadsDatabase>, email: string): Promise<void> {
  if ((await waitFor(write, 'confirmationsByEmail', email)) === 0)
    await queueMail(write, 'subscription', { email }, {});
}

const batchSize = 100;

/** Sends one e-mail to each request from before confirmations existed. Returns the number of people. */
export async function requestLegacyConfirmations(db: Kysely<LeadsDatabase>): Promise<number> {
  for (let sentCount = 0; ;) {
    const written = await inTransaction(db, async (write) => {
      const emails = await write
        .selectFrom('subscription')
        .select('email')
        .distinct()
        .where('state', '=', 'unconfirmed')
        .where('asked_at', 'is', null)
        .limit(batchSize)
        .execute();
      for (const { email } of emails) {
        await write
          .updateTable('subscription')
          .set({ asked_at: sqlNow() })
          .where('email', '=', email)
          .where('state', '=', 'unconfirmed')
          .execute();
        await queueMail(write, 'subscription-of-before', { email }, {}, { isBulk: true });
      }
      return emails.length;
    });
    sentCount += written;
    if (written < batchSize) return sentCount;
  }
}

export const legacyConfirmationsJob = (db: Kysely<LeadsDatabase>): JobDefinition =>
  scheduledJob('subscriptions-of-before', { everyMinutes: 60 }, async () => {
    const queuedCount = await requestLegacyConfirmations(db);
    return queuedCount > 0 ? { letters: queuedCount } : undefined;
  });
