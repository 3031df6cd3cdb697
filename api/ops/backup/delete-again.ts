import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { deleteAccount } from '@api/privacy/deletion';
import type { Database } from '@api/database';
import { deleteLeads, hasWebhook } from '@api/leads/delete-leads';
import { isWebhookSending, queueErasedEvent } from '@api/leads/erased-event';
import { removeOutboxLeads } from '@api/leads/outbox-files';
import { personalDataOf } from '@api/modules';
import { mailJobName, type QueuedEmail } from '@api/platform/email/queue-mail';
import { accountInList, type Deletion } from '@api/platform/db/deletion-list';

export interface DeletedAgain {
  accounts: number;
  /** Accounts with a pending deletion. */
  asked: number;
  leads: number;
  files: number;
}

/** Repeats deletions since the backup, also in the outboxes of `folder`. Idempotent, sends no e-mail. */
export async function deleteAgain(
  db: Kysely<Database>,
  folder: string,
  deletions: readonly Deletion[],
): Promise<DeletedAgain> {
  const keys = new Set(deletions.flatMap((each) => (each.what === 'lead-erased' ? each.key : [])));
  const done = { accounts: 0, asked: 0, leads: 0, files: await removeOutboxLeads(folder, keys) };
  await inTransaction(db, async (write) => {
    // Before accounts, which have newsletter leads: only a lead's own entry knows that the webhook has it.
    for (const deletion of deletions)
      if (deletion.what === 'lead-erased') done.leads += await eraseLead(write, deletion);
    for (const deletion of deletions) {
      if (deletion.what === 'lead-erased') continue;
      if (deletion.what === 'subscription-gone') await endSubscription(write, deletion);
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
    await deleteAccount(write, account, personalDataOf());
    done.accounts += 1;
    return;
  }
  await write
    .updateTable('account')
    .set({ deletion_at: deletion.what === 'account-asked' ? deletion.due : null })
    .where('id', '=', account.id)
    .execute();
}

/** Without an e-mail: the first deletion already sent it. */
const endSubscription = (
  write: Kysely<Database>,
  { id, created }: Extract<Deletion, { what: 'subscription-gone' }>,
) =>
  write
    .deleteFrom('subscription')
    .where('id', '=', id)
    .where(sql`date_trunc('milliseconds', created_at)`, '=', new Date(created))
    .execute();

/** The event may have been lost with the database, so it is queued again. */
async function eraseLead(
  write: Kysely<Database>,
  { key, protocol }: Extract<Deletion, { what: 'lead-erased' }>,
): Promise<number> {
  const lead = await write
    .selectFrom('lead')
    .select(['id', 'protocol'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!lead) return 0;
  const isSending = await isWebhookSending(write);
  const received = await deleteLeads(write, [lead.id]);
  if (protocol !== undefined || hasWebhook(received, lead.id))
    await queueErasedEvent(write, lead.protocol, { isSending });
  const receipt = {
    letter: 'lead-received',
    about: { lead: lead.id },
  } satisfies QueuedEmail<'lead-received'>;
  await write
    .deleteFrom('work')
    .where('kind', '=', mailJobName)
    .where(sql<boolean>`details @> ${JSON.stringify(receipt)}::jsonb`)
    .execute();
  return 1;
}
