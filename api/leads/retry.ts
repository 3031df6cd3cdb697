import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { StoredLead } from '@api/db/schema-leads';
import { addWork } from '@api/work/queue';
import { clock } from '@domain/clock';
import type { LeadOrigin } from '@domain/lead-origin';
import { deliveriesOf, keepState, withEvent } from './deliveries';
import { type LeadPlaces, placesOf } from './places';
import { deliveryKey, deliveryWork, tellPlaces } from './tell-lead';

/**
 * Leads that a retry is of use for: a place refused them or makes them wait; `untold`: those too that no place was named for.
 * What is kept apart is not among them.
 */
export function leadsToRetry(db: Kysely<Database>, { untold }: { untold: boolean }) {
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

/**
 * Tells a lead anew to the places that refused it, at once to those that make it wait, and for the first time to those
 * that are named since. What waits for a place that is named no more is given up.
 * @param unclear whether it goes again to the marketing form that may have taken it already
 */
export const retryLead = (
  db: Kysely<Database>,
  lead: StoredLead,
  places: LeadPlaces,
  how: { unclear?: boolean } = {},
): Promise<void> => db.transaction().execute((write) => tellAnew(write, lead, places, how));

/** The same, as a part of a change. */
export async function tellAnew(
  write: Kysely<Database>,
  lead: StoredLead,
  places: LeadPlaces,
  { unclear = false } = {},
): Promise<void> {
  // Lead, work, delivery: whoever needs several of these locks them in this order (settle.ts, erase.ts).
  const known = write.selectFrom('lead').select('id').where('id', '=', lead.id).forUpdate();
  if (!(await known.executeTakeFirst())) return;
  const named = await placesOf(write, lead, places);
  for (const { id, place, address } of (await deliveriesOf(write, [lead.id])).get(lead.id)!) {
    // What an instance has in hand ends by itself.
    if (await isInHand(write, deliveryKey(id))) continue;
    // Read only now: it may have ended while it was waited for.
    const { state, history } = await write
      .selectFrom('lead_delivery')
      .select(['state', 'history'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state === 'sent' || (state === 'unclear' && !unclear)) continue;
    const isNamed = named.some((each) => each.place === place && each.address === address);
    const from = await takeWork(write, deliveryKey(id));
    if (!isNamed) {
      await write.deleteFrom('lead_delivery').where('id', '=', id).execute();
      continue;
    }
    const queued = withEvent(history, { state: 'queued', at: clock.now().toISOString() });
    await keepState(write, id, 'queued', queued);
    await addWork(write, deliveryWork(id, lead.email, { place, address }, from));
  }
  await tellPlaces(write, lead, named);
}

/** Whether an instance works on a delivery; its work is locked until the transaction ends. */
export async function isInHand(write: Kysely<Database>, key: string): Promise<boolean> {
  const work = await write
    .selectFrom('work')
    .select(sql<boolean>`held_until > ${sqlNow()}`.as('isHeld'))
    .where('key', '=', key)
    .where('failed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return work?.isHeld ?? false;
}

/** Takes away what waits of a delivery, or was set aside; gives from where its lead came, as far as it is still known. */
export async function takeWork(write: Kysely<Database>, key: string): Promise<LeadOrigin | undefined> {
  const gone = await write.deleteFrom('work').where('key', '=', key).returning('details').execute();
  return (gone.at(-1)?.details as { from?: LeadOrigin } | undefined)?.from;
}
