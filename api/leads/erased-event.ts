import { type Kysely, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import { addJob } from '@api/platform/jobs/queue';
import { clock } from '@domain/kernel/clock';
import type { LeadsDatabase } from './schema';
import { webhookClaimSeconds, webhookJobName } from './notify-lead';

/** `lead.erased`: names no person, since it outlives the erasure. */
export interface ErasedLead {
  protocol: string;
  /** ISO 8601. */
  at: string;
}

/** The same id for each repeat, also when a restored backup erases again. */
export const erasedEvent = ({ protocol, at }: ErasedLead) => ({
  id: `${protocol}-apagado`,
  message: { type: 'lead.erased', timestamp: at, data: { protocol } },
});

/**
 * In the transaction that erases the lead. No line orders these jobs: it is a hash of the person's e-mail.
 * `isSending`: an attempt of the lead may still run, and has to arrive first. `isBulk`: after all other events.
 */
export async function queueErasedEvent(
  write: Kysely<LeadsDatabase>,
  protocol: string,
  { isSending, isBulk = false }: { isSending: boolean; isBulk?: boolean },
): Promise<void> {
  const erased: ErasedLead = { protocol, at: clock.now().toISOString() };
  await addJob(write, {
    kind: webhookJobName,
    key: `erased:${protocol}`,
    bulk: isBulk,
    details: { about: { erased } },
    afterSeconds: isSending ? webhookClaimSeconds : undefined,
  });
}

/** Until the transaction ends, no instance begins an attempt (queue.ts locks the same row). */
export async function isWebhookSending(write: Kysely<LeadsDatabase>): Promise<boolean> {
  const pace = write.selectFrom('work_pace').select('kind').where('kind', '=', webhookJobName);
  await pace.forUpdate().execute();
  const running = await write
    .selectFrom('work')
    .select('id')
    .where('kind', '=', webhookJobName)
    .where('held_until', '>', sql<Date>`${sqlNow()}`)
    .limit(1)
    .executeTakeFirst();
  return running !== undefined;
}
