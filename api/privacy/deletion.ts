import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '@api/platform/http/caller';
import { accountInList, type Deletion, type DeletionList } from '@api/platform/db/deletion-list';
import type { PrivacyDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Account } from '@api/accounts/schema-accounts';
import type { Logger } from '@api/platform/process/log';
import { queueMail } from '@api/platform/email/queue-mail';
import type { PersonalData } from '@api/platform/db/personal-data';
import { audit } from '@api/accounts/queries/audit';
import { endSessions } from '@api/accounts/queries/sessions';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { retention } from '@domain/people/privacy';
import { personOf } from './person';

/** A second request does not restart it. */
const graceDays = retention.deletionGraceDays;

/** Schedules an account's deletion, notifies its owner, ends other sessions. @returns the deletion time */
export async function requestDeletion(
  db: Kysely<PrivacyDatabase>,
  { account, session }: { account: Account; session: { id: string } },
  caller: Caller,
  list: DeletionList,
): Promise<Date> {
  const { id, email } = account;
  return inTransaction(db, async (write) => {
    const marked = await write
      .updateTable('account')
      .set({ deletion_at: sql<Date>`${sqlNow()} + make_interval(days => ${graceDays})` })
      .where('id', '=', id)
      .where('deletion_at', 'is', null)
      .returning('deletion_at')
      .executeTakeFirst();
    if (!marked) return deletionOf(write, id);
    const until = marked.deletion_at!;
    await endSessions(write, id, session.id);
    await audit(write, id, { kind: 'deletion-asked', caller });
    await queueMail(write, 'deletion-asked', { email, accountId: id }, { until: until.toISOString() });
    await list.note([{ what: 'account-asked', ...accountInList(account), due: until.toISOString() }]);
    return until;
  });
}

async function deletionOf(db: Kysely<PrivacyDatabase>, id: number): Promise<Date> {
  const { deletion_at } = await db
    .selectFrom('account')
    .select('deletion_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return deletion_at!;
}

export async function cancelDeletion(
  db: Kysely<PrivacyDatabase>,
  account: Account,
  caller: Caller,
  list: DeletionList,
): Promise<void> {
  const { id } = account;
  await inTransaction(db, async (write) => {
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
  personalData: readonly PersonalData<PrivacyDatabase>[];
}

export async function deleteDueAccounts(db: Kysely<PrivacyDatabase>, how: Deleting): Promise<void> {
  const { log } = how;
  for (let deleted = 0; ; deleted += 1) {
    if (await deleteOne(db, how)) continue;
    if (deleted > 0) log.info({ deleted }, 'accounts deleted on request');
    return;
  }
}

export const deletionJob = (db: Kysely<PrivacyDatabase>, how: Deleting): JobDefinition =>
  scheduledJob('delete-accounts', { everyMinutes: 10 }, () => deleteDueAccounts(db, how));

const deleteOne = (db: Kysely<PrivacyDatabase>, { list, personalData }: Deleting): Promise<boolean> =>
  inTransaction(db, async (write) => {
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
    const gone = await deleteAccount(write, account, personalData);
    await queueMail(write, 'account-deleted', { email }, { name });
    await list.note(gone);
    return true;
  });

/**
 * Leads stay as long as the privacy notice says. Data by e-mail stays if the address was never verified.
 * @returns entries of the deletion list
 */
export async function deleteAccount(
  write: Kysely<PrivacyDatabase>,
  account: Pick<Account, 'id' | 'email' | 'verified_at' | 'created_at'>,
  personalData: readonly PersonalData<PrivacyDatabase>[],
): Promise<Deletion[]> {
  const gone: Deletion[] = [{ what: 'account-deleted', ...accountInList(account) }];
  const person = await personOf(write, account);
  const addresses = [account.email, ...person.verifiedEmails];
  await write.deleteFrom('work').where('person', 'in', addresses).execute();
  for (const each of personalData) gone.push(...((await each.erase?.(write, person)) ?? []));
  await write.deleteFrom('account').where('id', '=', account.id).execute();
  return gone;
}
