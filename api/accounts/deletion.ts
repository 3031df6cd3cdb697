import { type Kysely, sql } from 'kysely';
import type { Caller } from '@api/auth/caller';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import type { Logger } from '@api/log';
import { queueMail } from '@api/mail/queue-mail';
import { audit } from '@api/repositories/audit';
import { endSessions } from '@api/repositories/sessions';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { retention } from '@domain/privacy';

/** A second asking does not begin them anew. */
const graceDays = retention.deletionGraceDays;

/** Marks an account to be deleted, lets its owner hear of it, and ends its other sessions. Gives when it will be gone. */
export async function askForDeletion(
  db: Kysely<Database>,
  { account: { id, email }, session }: { account: Account; session: { id: string } },
  caller: Caller,
): Promise<Date> {
  return db.transaction().execute(async (write) => {
    const asked = await write
      .updateTable('account')
      .set({ deletion_at: sql<Date>`now() + make_interval(days => ${graceDays})` })
      .where('id', '=', id)
      .where('deletion_at', 'is', null)
      .returning('deletion_at')
      .executeTakeFirst();
    if (!asked) return deletionOf(write, id);
    const until = asked.deletion_at!;
    await endSessions(write, id, session.id);
    await audit(write, id, { kind: 'deletion-asked', caller });
    await queueMail(write, 'deletion-asked', { email, accountId: id }, { until: until.toISOString() });
    return until;
  });
}

async function deletionOf(db: Kysely<Database>, id: number): Promise<Date> {
  const { deletion_at } = await db
    .selectFrom('account')
    .select('deletion_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return deletion_at!;
}

/** Keeps an account that was to be deleted. */
export async function takeDeletionBack(db: Kysely<Database>, id: number, caller: Caller): Promise<void> {
  await db.transaction().execute(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('account')
      .set({ deletion_at: null })
      .where('id', '=', id)
      .where('deletion_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await audit(write, id, { kind: 'deletion-taken-back', caller });
  });
}

/**
 * Deletes the accounts whose grace has ended with everything that hangs on them. Contacts (`lead`) stay for the time that
 * the privacy notice names, but for newsletters: nobody is to be written to who wanted to be gone. Whose
 * address was never proven says nothing of what came from it.
 */
export async function deleteDueAccounts(db: Kysely<Database>, log: Logger): Promise<void> {
  for (let deleted = 0; ; deleted += 1) {
    if (await deleteOne(db)) continue;
    if (deleted > 0) log.info({ deleted }, 'accounts deleted as their owners asked');
    return;
  }
}

/** Deleting due accounts: how soon a grace that has ended is seen. */
export const deletionKind = (db: Kysely<Database>, log: Logger): WorkKind =>
  byTheClock('delete-accounts', { everyMinutes: 10 }, () => deleteDueAccounts(db, log));

const deleteOne = (db: Kysely<Database>): Promise<boolean> =>
  db.transaction().execute(async (write) => {
    const account = await write
      .selectFrom('account')
      .select(['id', 'email', 'name', 'verified_at'])
      .where('deletion_at', '<=', sql<Date>`now()`)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!account) return false;
    const { id, email, name, verified_at } = account;
    await write.deleteFrom('work').where('person', '=', email).execute();
    if (verified_at)
      await write
        .deleteFrom('lead')
        .where(sql`lower(email)`, '=', email)
        .where('kind', '=', 'newsletter')
        .execute();
    await write.deleteFrom('account').where('id', '=', id).execute();
    await queueMail(write, 'account-deleted', { email }, { name });
    return true;
  });
