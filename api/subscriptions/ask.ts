import type { Kysely } from 'kysely';
import { waitFor } from '@api/auth/limits';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { queueMail } from '@api/mail/queue-mail';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';

/** Queues the letter that asks a person to confirm: one a day, whoever types the address. */
export async function askToConfirm(write: Kysely<Database>, email: string): Promise<void> {
  if ((await waitFor(write, 'confirmationsByEmail', email)) === 0)
    await queueMail(write, 'subscription', { email }, {});
}

/** People that are written to by one transaction. */
const atOnce = 100;

/** Asks those of before there was anything to confirm, each once. Gives how many. */
export async function askThoseOfBefore(db: Kysely<Database>): Promise<number> {
  for (let asked = 0; ;) {
    const written = await db.transaction().execute(async (write) => {
      const emails = await write
        .selectFrom('subscription')
        .select('email')
        .distinct()
        .where('state', '=', 'unconfirmed')
        .where('asked_at', 'is', null)
        .limit(atOnce)
        .execute();
      for (const { email } of emails) {
        await write
          .updateTable('subscription')
          .set({ asked_at: sqlNow() })
          .where('email', '=', email)
          .where('state', '=', 'unconfirmed')
          .execute();
        await queueMail(write, 'subscription-of-before', { email }, {});
      }
      return emails.length;
    });
    asked += written;
    if (written < atOnce) return asked;
  }
}

export const askThoseOfBeforeKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('subscriptions-of-before', { everyMinutes: 60 }, async () => {
    const letters = await askThoseOfBefore(db);
    return letters > 0 ? { letters } : undefined;
  });
