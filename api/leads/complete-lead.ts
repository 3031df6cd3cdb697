import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { StoredLead } from '@api/db/schema-leads';
import { addWork } from '@api/work/queue';
import { clock } from '@domain/clock';
import { completedKey, completingKey } from '@domain/completing-lead';
import type { LeadOrigin } from '@domain/lead-origin';
import { deliveriesOf, keepState, withEvent } from './deliveries';
import type { LeadRow } from './new-lead';
import { type LeadPlaces, placesOf } from './places';
import { isInHand, takeWork } from './retry';
import { deliveryKey, deliveryWork, tellPlaces } from './tell-lead';

/**
 * The kept lead that a new one is the other step of, of the same person; undefined: it is a lead of its own. A second step
 * makes it complete, once; a first step that comes late (from an outbox) says nothing that its second has not.
 */
export async function joinedLead(
  write: Kysely<Database>,
  row: LeadRow,
  places: LeadPlaces,
  from?: LeadOrigin | null,
): Promise<Pick<StoredLead, 'protocol'> | undefined> {
  const first = completedKey(row.idempotency_key);
  const both = first ?? row.idempotency_key;
  // Each waits for the other, whichever is first.
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
  if (lead.suspicion === null) await tellAgain(write, lead, places, from);
  return lead;
}

/**
 * Tells all places of a lead that is complete now. Where it still waits for its turn it is told once: what is told is
 * read when it is sent.
 */
async function tellAgain(
  write: Kysely<Database>,
  lead: StoredLead,
  places: LeadPlaces,
  from?: LeadOrigin | null,
): Promise<void> {
  const named = await placesOf(write, lead, places);
  for (const { id, place, address } of (await deliveriesOf(write, [lead.id])).get(lead.id)!) {
    if (!named.some((each) => each.place === place && each.address === address)) continue;
    const key = deliveryKey(id);
    // What is being sent at this moment may say less; it ends by itself, and another follows it.
    if (await isInHand(write, key))
      await write
        .updateTable('work')
        .set({ key: `${key}:antes` })
        .where('key', '=', key)
        .where('failed_at', 'is', null)
        .execute();
    else if (await waits(write, key)) continue;
    else await takeWork(write, key);
    const { history } = await write
      .selectFrom('lead_delivery')
      .select('history')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await keepState(
      write,
      id,
      'queued',
      withEvent(history, { state: 'queued', at: clock.now().toISOString() }),
    );
    await addWork(write, deliveryWork(id, lead.email, { place, address }, from));
  }
  await tellPlaces(write, lead, named, from);
}

const waits = async (write: Kysely<Database>, key: string): Promise<boolean> =>
  (await write
    .selectFrom('work')
    .select('id')
    .where('key', '=', key)
    .where('failed_at', 'is', null)
    .executeTakeFirst()) !== undefined;
