import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Mail } from '@api/db/schema-accounts';
import { lettersWithLink } from './letter-details';

/*
 * The queue is the table `mail`. A letter that is due is claimed by one instance, which moves its next attempt beyond the
 * longest that a sending may take: an instance that is killed leaves it to the others. `attempts` is the claim's number,
 * so that an instance which was paused for longer cannot undo what another has done since.
 */

/** Longer than `sendDeadlineMs` (smtp-transport.ts), in seconds. */
const claimSeconds = 180;
/** A mail server's refusals are taken for passing for as long as this, as mail servers do themselves (RFC 5321, 4.5.4.1). */
const giveUpAfterDays = 4;
/** Between two attempts: as long again as it has waited, in minutes. */
const pauseMinutes = { shortest: 1, longest: 60 };

/** Takes up to `limit` letters that are due, the longest due first, for the caller alone. */
export async function claimMail(db: Kysely<Database>, limit: number): Promise<Mail[]> {
  return db
    .updateTable('mail')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail')
        .select('id')
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** The letter is sent, or has nothing to say: nothing of it is kept. */
export async function removeMail(db: Kysely<Database>, { id }: Mail): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

/** The mail server is away: the letter is due again at once, and this attempt does not count. */
export async function releaseMail(db: Kysely<Database>, mail: Mail): Promise<void> {
  await claimed(db, mail)
    .set({ attempts: mail.attempts - 1, next_attempt_at: sql<Date>`now()` })
    .execute();
}

/** The letter was refused for now: later, with a growing pause; or never, once it has waited for days. */
export async function postponeMail(db: Kysely<Database>, mail: Mail, reason: string): Promise<void> {
  const waited = sql`now() - created_at`;
  await claimed(db, mail)
    .set({
      last_error: reason,
      next_attempt_at: sql<Date>`now() + least(greatest(${waited}, make_interval(mins => ${pauseMinutes.shortest})),
        make_interval(mins => ${pauseMinutes.longest}))`,
      failed_at: sql<Date>`case when ${waited} > make_interval(days => ${giveUpAfterDays}) then now() end`,
    })
    .execute();
}

/** The letter was refused for good. It is kept for a while, for the operator to see (repositories/forget-accounts.ts). */
export async function failMail(db: Kysely<Database>, mail: Mail, reason: string): Promise<void> {
  await claimed(db, mail)
    .set({ last_error: reason, failed_at: sql<Date>`now()` })
    .execute();
}

const claimed = (db: Kysely<Database>, { id, attempts }: Mail) =>
  db.updateTable('mail').where('id', '=', id).where('attempts', '=', attempts);

/** Whether a letter's link is void before it is sent, since the same letter was queued again. */
export async function isOvertaken(db: Kysely<Database>, { id, letter, recipient }: Mail): Promise<boolean> {
  if (!lettersWithLink.includes(letter)) return false;
  const newer = await db
    .selectFrom('mail')
    .select('id')
    .where('letter', '=', letter)
    .where('recipient', '=', recipient)
    .where('id', '>', id)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return newer !== undefined;
}
