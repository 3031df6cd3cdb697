import { inTransaction, type Write } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { LeadsDatabase } from './schema';
import type { LeadDestinations } from './destinations';
import { notifyLead } from './notify-lead';

/** Queues the deliveries and the receipt of a held lead; undefined: no held lead has this protocol. */
export async function releaseHeld(
  write: Write<LeadsDatabase>,
  protocol: string,
  places: LeadDestinations,
): Promise<{ id: number } | undefined> {
  const lead = await write
    .updateTable('lead')
    .set({ suspicion: null })
    .where('protocol', '=', protocol)
    .where('suspicion', 'is not', null)
    .returning(['id', 'kind', 'email', 'broker', 'channel', 'portal'])
    .executeTakeFirst();
  if (lead) await notifyLead(write, lead, places);
  return lead;
}

/** false: no held lead has this protocol. */
export const releaseHeldLead = (
  db: Kysely<LeadsDatabase>,
  protocol: string,
  places: LeadDestinations,
): Promise<boolean> =>
  inTransaction(db, async (write) => (await releaseHeld(write, protocol, places)) !== undefined);
