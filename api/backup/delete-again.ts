import { type Kysely, sql } from 'kysely';
import { deleteAccount } from '@api/accounts/deletion';
import type { Database } from '@api/db/schema';
import { deleteLeads } from '@api/leads/erase';
import { noPlaces } from '@api/leads/places';
import { removeKeptLeads } from '@api/leads/kept-files';
import { mailWork, type QueuedLetter } from '@api/mail/queue-mail';
import { accountInList, type Deletion } from './deletion-list';

/** What a restored backup had to lose once more. */
export interface DeletedAgain {
  accounts: number;
  /** Accounts that will be deleted when their days are over. */
  asked: number;
  leads: number;
  files: number;
}

/**
 * Does again what people had asked for since a backup was made: accounts deleted or about to be, leads erased, also those
 * that lie in the outboxes of `folder`. Doing it twice changes nothing; nobody is written to.
 */
export async function deleteAgain(
  db: Kysely<Database>,
  folder: string,
  deletions: readonly Deletion[],
): Promise<DeletedAgain> {
  const keys = new Set(deletions.flatMap((each) => (each.what === 'lead-erased' ? each.key : [])));
  const done = { accounts: 0, asked: 0, leads: 0, files: await removeKeptLeads(folder, keys) };
  await db.transaction().execute(async (write) => {
    for (const deletion of deletions) {
      if (deletion.what === 'lead-erased') done.leads += await eraseLead(write, deletion.key);
      else if (deletion.what === 'subscription-gone') await endSubscription(write, deletion);
      else await ofAccount(write, deletion, done);
    }
  });
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletion_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { ...done, asked: count };
}

async function ofAccount(
  write: Kysely<Database>,
  deletion: Exclude<Deletion, { what: 'lead-erased' | 'subscription-gone' }>,
  done: { accounts: number },
): Promise<void> {
  const account = await write
    .selectFrom('account')
    .select(['id', 'email', 'verified_at', 'created_at'])
    .where('id', '=', deletion.id)
    .executeTakeFirst();
  if (!account || accountInList(account).created !== deletion.created) return;
  if (deletion.what === 'account-deleted') {
    await deleteAccount(write, account, noPlaces);
    done.accounts += 1;
    return;
  }
  await write
    .updateTable('account')
    .set({ deletion_at: deletion.what === 'account-asked' ? deletion.due : null })
    .where('id', '=', account.id)
    .execute();
}

/** Who was told of it was told then. */
const endSubscription = (
  write: Kysely<Database>,
  { id, created }: Extract<Deletion, { what: 'subscription-gone' }>,
) =>
  write
    .deleteFrom('subscription')
    .where('id', '=', id)
    .where(sql`date_trunc('milliseconds', created_at)`, '=', new Date(created))
    .execute();

async function eraseLead(write: Kysely<Database>, key: string): Promise<number> {
  const lead = await write
    .selectFrom('lead')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!lead) return 0;
  await deleteLeads(write, [lead.id]);
  const receipt = {
    letter: 'lead-received',
    about: { lead: lead.id },
  } satisfies QueuedLetter<'lead-received'>;
  await write
    .deleteFrom('work')
    .where('kind', '=', mailWork)
    .where(sql<boolean>`details @> ${JSON.stringify(receipt)}::jsonb`)
    .execute();
  return 1;
}
