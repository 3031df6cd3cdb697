import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { StoredLead } from '@api/db/schema-leads';
import { addWork } from '@api/work/queue';
import { deliveriesOf, keepState, withEvent } from './deliveries';
import { type LeadPlaces, placesOf } from './places';
import { deliveryKey, deliveryWork, tellPlaces } from './tell-lead';

/**
 * Leads that a retry is of use for: a place refused them or makes them wait; `untold`: those too that no place was named for.
 * What is kept apart is not among them.
 */
export function leadsToRetry(db: Kysely<Database>, { untold }: { untold: boolean }) {
  const unfinished = sql<boolean>`exists (
    select from lead_delivery d where d.lead_id = lead.id and d.state <> 'sent')`;
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
 */
export async function retryLead(db: Kysely<Database>, lead: StoredLead, places: LeadPlaces): Promise<void> {
  await db.transaction().execute(async (write) => {
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
      if (state === 'sent') continue;
      const isNamed = named.some((each) => each.place === place && each.address === address);
      await write.deleteFrom('work').where('key', '=', deliveryKey(id)).execute();
      if (!isNamed) {
        await write.deleteFrom('lead_delivery').where('id', '=', id).execute();
        continue;
      }
      const queued = withEvent(history, { state: 'queued', at: new Date().toISOString() });
      await keepState(write, id, 'queued', queued);
      await addWork(write, deliveryWork(id, lead.email, { place, address }));
    }
    await tellPlaces(write, lead, named);
  });
}

async function isInHand(write: Kysely<Database>, key: string): Promise<boolean> {
  const work = await write
    .selectFrom('work')
    .select(sql<boolean>`held_until > now()`.as('isHeld'))
    .where('key', '=', key)
    .where('failed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return work?.isHeld ?? false;
}
