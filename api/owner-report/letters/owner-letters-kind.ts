import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { queueMail } from '@api/mail/queue-mail';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { clock } from '@domain/clock';
import { inSaoPaulo } from '@domain/moment';
import { mondayOf } from '@domain/owner-report/week';
import { letterHours } from '@domain/saved-search/frequency';

/** Accounts that are written to by one statement. */
const accountsAtOnce = 100;

/** Whether it is Monday, at an hour at which letters go: a house that was away all day skips the week. */
function isTime(now: Date): boolean {
  const { year, month, day, hour } = inSaoPaulo(now);
  const isMonday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 1;
  return isMonday && hour >= letterHours.morning && hour < letterHours.evening;
}

/**
 * Queues the letter of the week for every owner who has one due: to proven e-mails, one a person and week, several
 * instances or one that is killed too. What it says is read when it is sent. Gives how many.
 */
export async function makeOwnerLetters(db: Kysely<Database>, now = clock.now()): Promise<number> {
  if (!isTime(now)) return 0;
  const week = mondayOf(now);
  let made = 0;
  for (;;) {
    const queued = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ account_id: number; email: string }>`
        with due as (
          select distinct a.id, a.email from account a
          join property_owner o on o.email = a.email
          join property p on p.id = o.property_id and p.active and p.available
          where a.verified_at is not null and a.deletion_at is null
            and not exists (select from owner_letter_off off where off.account_id = a.id)
            and not exists (select from owner_letter l where l.account_id = a.id and l.week = ${week}::date)
          order by a.id limit ${accountsAtOnce}
        ), noted as (
          insert into owner_letter (account_id, week, made_at) select id, ${week}::date, ${now}::timestamptz from due
          on conflict do nothing returning account_id
        )
        select account_id, email from noted join due on due.id = account_id`.execute(trx);
      for (const { account_id, email } of rows)
        await queueMail(trx, 'owner-week', { email, accountId: account_id }, { account: account_id, week });
      return rows.length;
    });
    made += queued;
    if (queued < accountsAtOnce) return made;
  }
}

/** Letters of the week, on Monday mornings. */
export const ownerLettersKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('owner-letters', { everyMinutes: 10 }, async () => {
    const letters = await makeOwnerLetters(db);
    return letters > 0 ? { letters } : undefined;
  });
