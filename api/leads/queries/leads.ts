import { inTransaction, type Write } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { Lead } from '@contract/leads';
import type { LeadsDatabase } from '../schema';
import type { LeadDestinations } from '../destinations';
import { joinedLead } from '../complete-lead';
import { attempts, insertLead, rowOf } from '../new-lead';
import { notifyLead } from '../notify-lead';
import { type SubscribingAccount, takeSubscription } from '../subscriptions/take';
import { clock } from '@domain/kernel/clock';
import { isSubscription } from '@domain/leads/subscription';
import type { Suspicion } from '@domain/leads/suspicion';

interface LeadOptions {
  now?: Date;
  /** The visitor may have seen this protocol; it is used if it is free. */
  protocol?: string | null;
  /** Reason to hold a new lead; null: deliver it. */
  suspect?(write: Write<LeadsDatabase>): Promise<Suspicion | null>;
  /** Signed-in account that requests a subscription. */
  account?: SubscribingAccount | null;
  beside?(write: Write<LeadsDatabase>, lead: number): Promise<void>;
}

/** Saves a lead once for each key and queues its deliveries, unless it is held. Returns the stored protocol. */
export async function saveLead(
  db: Kysely<LeadsDatabase>,
  lead: Lead,
  places: LeadDestinations,
  { now = clock.now(), protocol, suspect, account, beside }: LeadOptions = {},
): Promise<string> {
  const row = rowOf(lead);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const proposed = attempt === 0 ? protocol : null;
    const saved = await inTransaction(db, async (write) => {
      const joined = await joinedLead(write, row, places, lead.from);
      if (joined) return joined;
      const added = await insertLead(write, row, proposed ?? null, now);
      if (!added) return undefined;
      await beside?.(write, added.id);
      const suspicion = (await suspect?.(write)) ?? null;
      if (suspicion) await write.updateTable('lead').set({ suspicion }).where('id', '=', added.id).execute();
      else if (isSubscription(added.kind)) await takeSubscription(write, added, { places, account });
      else await notifyLead(write, added, places, lead.from);
      return added;
    });
    const known = saved ?? (await findProtocol(db, row.idempotency_key));
    if (known) return known.protocol;
  }
  throw new Error('no protocol is free');
}

const findProtocol = (db: Kysely<LeadsDatabase>, key: string) =>
  db.selectFrom('lead').select('protocol').where('idempotency_key', '=', key).executeTakeFirst();
