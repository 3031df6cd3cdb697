import { type Kysely, sql } from 'kysely';
import type { LeadsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StoredLead } from './schema-leads';
import { addJob } from '@api/platform/jobs/queue';
import { clock } from '@domain/kernel/clock';
import { completedKey, completingKey } from '@domain/leads/completing-lead';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { deliveriesOf, saveState, withEvent } from './deliveries';
import type { LeadRow } from './new-lead';
import { type LeadDestinations, destinationsOf } from './destinations';
import { isInProgress, takeDeliveryJob } from './retry';
import { deliveryKey, deliveryJob, formerDeliveryKey, notifyDestinations } from './notify-lead';

/** Merges the second step of a lead into the stored first step, once. undefined: the lead has no other step. */
export async function joinedLead(
  write: Kysely<LeadsDatabase>,
  row: LeadRow,
  places: LeadDestinations,
  from?: LeadOrigin | null,
): Promise<Pick<StoredLead, 'protocol'> | undefined> {
  const first = completedKey(row.idempotency_key);
  const both = first ?? row.idempotency_key;
  // Serialize the two steps, in either order.
  await sql`select pg_advisory_xact_lock(hashtextextended(${both}, 0))`.execute(write);
  const other = await write
    .selectFrom('lead')
    .selectAll()
    .where('idempotency_key', '=', first ?? completingKey(both))
    .where(sql`lower(email)`, '=', row.email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!other || !first || other.completed_at) return other;
  const { name, whatsapp, cpf, message, product_id, broker, details, campaign } = row;
  const lead = await write
    .updateTable('lead')
    .set({ name, whatsapp, cpf, message, product_id, broker, details, campaign })
    .set({ completed_at: sqlNow() })
    .where('id', '=', other.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (lead.suspicion === null) await requeueLead(write, lead, places, from);
  return lead;
}

/** Queues a completed lead again. A delivery that still waits reads the complete lead when it runs. */
async function requeueLead(
  write: Kysely<LeadsDatabase>,
  lead: StoredLead,
  places: LeadDestinations,
  from?: LeadOrigin | null,
): Promise<void> {
  const named = await destinationsOf(write, lead, places);
  for (const { id, place, address } of (await deliveriesOf(write, [lead.id])).get(lead.id)!) {
    if (!named.some((each) => each.place === place && each.address === address)) continue;
    const key = deliveryKey(id);
    // A running attempt may send the incomplete lead: rename its key, then queue another job.
    if (await isInProgress(write, key))
      await write
        .updateTable('work')
        .set({ key: formerDeliveryKey(id) })
        .where('key', '=', key)
        .where('failed_at', 'is', null)
        .execute();
    else if (await waits(write, key)) continue;
    else await takeDeliveryJob(write, key);
    const { history } = await write
      .selectFrom('lead_delivery')
      .select('history')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await saveState(
      write,
      id,
      'queued',
      withEvent(history, { state: 'queued', at: clock.now().toISOString() }),
    );
    await addJob(write, deliveryJob(id, lead.email, { place, address }, from));
  }
  await notifyDestinations(write, lead, named, from);
}

const waits = async (write: Kysely<LeadsDatabase>, key: string): Promise<boolean> =>
  (await write
    .selectFrom('work')
    .select('id')
    .where('key', '=', key)
    .where('failed_at', 'is', null)
    .executeTakeFirst()) !== undefined;
