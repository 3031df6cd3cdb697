import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { LeadsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StoredLead } from './schema-leads';
import { addJob } from '@api/platform/jobs/queue';
import { clock } from '@domain/kernel/clock';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { deliveriesOf, saveState, withEvent } from './deliveries';
import { type LeadDestinations, destinationsOf } from './destinations';
import { deliveryKey, deliveryJob, notifyDestinations } from './notify-lead';

/** Leads with unfinished deliveries; `untold` adds leads without any delivery. Held leads are excluded. */
export function leadsToRetry(db: Kysely<LeadsDatabase>, { untold }: { untold: boolean }) {
  const unfinished = sql<boolean>`exists (
    select from lead_delivery d where d.lead_id = lead.id and d.state not in ('sent', 'unclear'))`;
  const alone = sql<boolean>`not exists (select from lead_delivery d where d.lead_id = lead.id)`;
  return db
    .selectFrom('lead')
    .selectAll()
    .where('suspicion', 'is', null)
    .where((row) => (untold ? row.or([unfinished, alone]) : unfinished))
    .orderBy('id')
    .execute();
}

/** Repeats unfinished deliveries and adds missing ones. `unclear` repeats also those that may have succeeded. */
export const retryLead = (
  db: Kysely<LeadsDatabase>,
  lead: StoredLead,
  places: LeadDestinations,
  how: { unclear?: boolean } = {},
): Promise<number> => inTransaction(db, (write) => notifyAgain(write, lead, places, how));

/**
 * `retryLead` in an open transaction. Deletes unfinished deliveries to former destinations.
 * @param how `only`: this delivery, unless it is in the queue @returns the number of deliveries that are queued again
 */
export async function notifyAgain(
  write: Kysely<LeadsDatabase>,
  lead: StoredLead,
  places: LeadDestinations,
  { unclear = false, only }: { unclear?: boolean; only?: number } = {},
): Promise<number> {
  // Lock order: lead, work, delivery (complete.ts, erase.ts).
  const known = write.selectFrom('lead').select('id').where('id', '=', lead.id).forUpdate();
  if (!(await known.executeTakeFirst())) return 0;
  let queuedAgain = 0;
  const named = await destinationsOf(write, lead, places);
  for (const { id, place, address } of (await deliveriesOf(write, [lead.id])).get(lead.id)!) {
    if (only !== undefined && id !== only) continue;
    // A running attempt completes by itself.
    if (await isInProgress(write, deliveryKey(id))) continue;
    // Read after the lock: the delivery may have completed.
    const { state, history } = await write
      .selectFrom('lead_delivery')
      .select(['state', 'history'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state === 'sent' || (state === 'unclear' && !unclear)) continue;
    const isNamed = named.some((each) => each.place === place && each.address === address);
    if (only !== undefined && (state === 'queued' || !isNamed)) continue;
    const from = await takeDeliveryJob(write, deliveryKey(id));
    if (!isNamed) {
      await write.deleteFrom('lead_delivery').where('id', '=', id).execute();
      continue;
    }
    const queued = withEvent(history, { state: 'queued', at: clock.now().toISOString() });
    await saveState(write, id, 'queued', queued);
    await addJob(write, deliveryJob(id, lead.email, { place, address }, from));
    queuedAgain += 1;
  }
  if (only === undefined) await notifyDestinations(write, lead, named);
  return queuedAgain;
}

/** Locks the job until the transaction ends. */
export async function isInProgress(write: Kysely<LeadsDatabase>, key: string): Promise<boolean> {
  const job = await write
    .selectFrom('work')
    .select(sql<boolean>`held_until > ${sqlNow()}`.as('isHeld'))
    .where('key', '=', key)
    .where('failed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return job?.isHeld ?? false;
}

/** Deletes the jobs of a delivery, failed ones too. Returns the lead's origin if a job still has it. */
export async function takeDeliveryJob(
  write: Kysely<LeadsDatabase>,
  key: string,
): Promise<LeadOrigin | undefined> {
  const gone = await write.deleteFrom('work').where('key', '=', key).returning('details').execute();
  return (gone.at(-1)?.details as { from?: LeadOrigin } | undefined)?.from;
}
