import { type Kysely, sql } from 'kysely';
import type { Caller } from '@api/auth/caller';
import { accountInList, type Deletion, type DeletionList } from '@api/backup/deletion-list';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Account } from '@api/db/schema-accounts';
import type { Logger } from '@api/log';
import { queueMail } from '@api/mail/queue-mail';
import type { LeadPlaces } from '@api/leads/places';
import { stopInvitations } from '@api/owners/invited';
import { audit } from '@api/repositories/audit';
import { endSessions } from '@api/repositories/sessions';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { dropOwn, eraseSubscriptions } from '@api/subscriptions/leave';
import { retention } from '@domain/privacy';
import { subscriptionKinds } from '@domain/subscription';

/** A second asking does not begin them anew. */
const graceDays = retention.deletionGraceDays;

/** Marks an account to be deleted, lets its owner hear of it, and ends its other sessions. Gives when it will be gone. */
export async function askForDeletion(
  db: Kysely<Database>,
  { account, session }: { account: Account; session: { id: string } },
  caller: Caller,
  list: DeletionList,
): Promise<Date> {
  const { id, email } = account;
  return db.transaction().execute(async (write) => {
    const asked = await write
      .updateTable('account')
      .set({ deletion_at: sql<Date>`${sqlNow()} + make_interval(days => ${graceDays})` })
      .where('id', '=', id)
      .where('deletion_at', 'is', null)
      .returning('deletion_at')
      .executeTakeFirst();
    if (!asked) return deletionOf(write, id);
    const until = asked.deletion_at!;
    await endSessions(write, id, session.id);
    await audit(write, id, { kind: 'deletion-asked', caller });
    await queueMail(write, 'deletion-asked', { email, accountId: id }, { until: until.toISOString() });
    await list.note([{ what: 'account-asked', ...accountInList(account), due: until.toISOString() }]);
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
export async function takeDeletionBack(
  db: Kysely<Database>,
  account: Account,
  caller: Caller,
  list: DeletionList,
): Promise<void> {
  const { id } = account;
  await db.transaction().execute(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('account')
      .set({ deletion_at: null })
      .where('id', '=', id)
      .where('deletion_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await audit(write, id, { kind: 'deletion-taken-back', caller });
    await list.note([{ what: 'account-kept', ...accountInList(account) }]);
  });
}

interface Deleting {
  log: Logger;
  list: DeletionList;
  /** Who is told to erase a subscription, too. */
  places: LeadPlaces;
}

/** Deletes the accounts whose grace has ended, and tells their owners. */
export async function deleteDueAccounts(db: Kysely<Database>, how: Deleting): Promise<void> {
  const { log } = how;
  for (let deleted = 0; ; deleted += 1) {
    if (await deleteOne(db, how)) continue;
    if (deleted > 0) log.info({ deleted }, 'accounts deleted as their owners asked');
    return;
  }
}

/** Deleting due accounts: how soon a grace that has ended is seen. */
export const deletionKind = (db: Kysely<Database>, how: Deleting): WorkKind =>
  byTheClock('delete-accounts', { everyMinutes: 10 }, () => deleteDueAccounts(db, how));

const deleteOne = (db: Kysely<Database>, { list, places }: Deleting): Promise<boolean> =>
  db.transaction().execute(async (write) => {
    const account = await write
      .selectFrom('account')
      .select(['id', 'email', 'name', 'verified_at', 'created_at'])
      .where('deletion_at', '<=', sqlNow())
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!account) return false;
    const { email, name } = account;
    const gone = await deleteAccount(write, account, places);
    await queueMail(write, 'account-deleted', { email }, { name });
    await list.note(gone);
    return true;
  });

/**
 * Deletes an account with everything that hangs on it. Contacts (`lead`) stay for the time that the privacy notice names,
 * but for subscriptions: nobody is to be written to who wanted to be gone. Whose address was never proven says nothing of
 * what came from it. Gives what is gone, as the list of deletions has it.
 */
export async function deleteAccount(
  write: Kysely<Database>,
  account: Pick<Account, 'id' | 'email' | 'verified_at' | 'created_at'>,
  places: LeadPlaces,
): Promise<Deletion[]> {
  const { id, email, verified_at } = account;
  await write.deleteFrom('work').where('person', '=', email).execute();
  const newsletters = verified_at
    ? await write
        .deleteFrom('lead')
        .where(sql`lower(email)`, '=', email)
        .where('kind', 'in', [...subscriptionKinds])
        .returning('idempotency_key')
        .execute()
    : [];
  const subscriptions = verified_at
    ? await eraseSubscriptions(write, email, places)
    : await dropOwn(write, email);
  // What the operator has said of them goes too: only the operator's own word brings it back.
  const { numDeletedRows } = await write
    .deleteFrom('property_owner')
    .where('email', '=', email)
    .where(sql<boolean>`${verified_at !== null}`)
    .executeTakeFirst();
  if (numDeletedRows) await stopInvitations(write, email);
  await write.deleteFrom('account').where('id', '=', id).execute();
  return [
    { what: 'account-deleted', ...accountInList(account) },
    ...newsletters.map(({ idempotency_key: key }) => ({ what: 'lead-erased' as const, key })),
    ...subscriptions,
  ];
}
