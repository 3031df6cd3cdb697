import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from '@api/owners/schema';
import { queueMail } from '@api/platform/email/queue-mail';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';
import { inSaoPaulo } from '@domain/kernel/moment';
import { mondayOf } from '@domain/owner-report/week';
import { emailHours } from '@domain/saved-search/frequency';

const batchSize = 100;

/** A brokerage whose server is down all Monday skips the week. */
function isTime(now: Date): boolean {
  const { year, month, day, hour } = inSaoPaulo(now);
  const isMonday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 1;
  return isMonday && hour >= emailHours.morning && hour < emailHours.evening;
}

/** Queues one e-mail a week for each verified owner, even with several instances. Returns their number. */
export async function queueOwnerEmails(db: Kysely<OwnersDatabase>, now = clock.now()): Promise<number> {
  if (!isTime(now)) return 0;
  const week = mondayOf(now);
  let made = 0;
  for (;;) {
    const queued = await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ account_id: number; email: string }>`
        with due as (
          select distinct a.id, a.email from account a
          join property_owner o on o.email = a.email
          join property p on p.id = o.property_id and p.active and p.available
          where a.verified_at is not null and a.deletion_at is null
            and not exists (select from owner_letter_off off where off.account_id = a.id)
            and not exists (select from owner_letter l where l.account_id = a.id and l.week = ${week}::date)
          order by a.id limit ${batchSize}
        ), noted as (
          insert into owner_letter (account_id, week, made_at) select id, ${week}::date, ${now}::timestamptz from due
          on conflict do nothing returning account_id
        )
        select account_id, email from noted join due on due.id = account_id`.execute(trx);
      for (const { account_id, email } of rows)
        await queueMail(
          trx,
          'owner-week',
          { email, accountId: account_id },
          { account: account_id, week },
          { isBulk: true },
        );
      return rows.length;
    });
    made += queued;
    if (queued < batchSize) return made;
  }
}

export const ownerEmailsJob = (db: Kysely<OwnersDatabase>): JobDefinition =>
  scheduledJob('owner-letters', { everyMinutes: 10 }, async () => {
    const emailCount = await queueOwnerEmails(db);
    return emailCount > 0 ? { letters: emailCount } : undefined;
  });
