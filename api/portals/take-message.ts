import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import type { PortalsDatabase } from './schema';
import type { WebhookMessage } from './standard-webhook';

/** For senders that try again for days. */
const rememberedDays = 7;

/**
 * In the transaction of what the message does. 'repeated': the sender tries again what was done, with a new time.
 * 'replayed': the very same message, which anybody may have recorded.
 */
export async function takeMessage(
  write: Write<PortalsDatabase>,
  { id, sentAt }: WebhookMessage,
): Promise<'new' | 'repeated' | 'replayed'> {
  await write
    .deleteFrom('webhook_message')
    .where('sent_at', '<', sql<Date>`${sqlNow()} - make_interval(days => ${rememberedDays})`)
    .execute();
  const hash = createHash('sha256').update(id).digest('hex');
  const values = { id_hash: hash, sent_at: new Date(sentAt * 1000) };
  const added = await write
    .insertInto('webhook_message')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id_hash')
    .executeTakeFirst();
  if (added) return 'new';
  const renewed = await write
    .updateTable('webhook_message')
    .set({ sent_at: values.sent_at })
    .where('id_hash', '=', hash)
    .where('sent_at', '<', values.sent_at)
    .returning('id_hash')
    .executeTakeFirst();
  return renewed ? 'repeated' : 'replayed';
}
