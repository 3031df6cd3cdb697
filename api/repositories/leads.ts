import type { Kysely, Transaction } from 'kysely';
import type { Lead } from '@contract/leads';
import type { Database } from '@api/db/schema';
import type { LeadPlaces } from '@api/leads/places';
import { joinedLead } from '@api/leads/complete-lead';
import { attempts, insertLead, rowOf } from '@api/leads/new-lead';
import { tellLead } from '@api/leads/tell-lead';
import { type SubscribingAccount, takeSubscription } from '@api/subscriptions/take';
import { clock } from '@domain/clock';
import { isSubscription } from '@domain/subscription';
import type { Suspicion } from '@domain/suspicion';

/** What more is done of a lead that is kept now. */
interface LeadKeeping {
  now?: Date;
  /** The number that its person may have been told already; taken where it is free. */
  protocol?: string | null;
  /** Of a new one: why nobody is to be told of it yet; null: there is no reason. */
  suspect?: (write: Transaction<Database>) => Promise<Suspicion | null>;
  /** Who is signed in, and asks for a subscription. */
  account?: SubscribingAccount | null;
  /** Written in the same transaction. */
  beside?: (write: Transaction<Database>, lead: number) => Promise<void>;
}

/**
 * Keeps a lead once and gives its protocol: the first one's, where the key has come before, or that of the lead which this one
 * completes. With a new one it is kept who is to be told of it, unless it is suspected; of a subscription, its person first.
 */
export async function keepLead(
  db: Kysely<Database>,
  lead: Lead,
  places: LeadPlaces,
  { now = clock.now(), protocol, suspect, account, beside }: LeadKeeping = {},
): Promise<string> {
  const row = rowOf(lead);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const proposed = attempt === 0 ? protocol : null;
    const kept = await db.transaction().execute(async (write) => {
      const joined = await joinedLead(write, row, places, lead.from);
      if (joined) return joined;
      const added = await insertLead(write, row, proposed ?? null, now);
      if (!added) return undefined;
      await beside?.(write, added.id);
      const suspicion = (await suspect?.(write)) ?? null;
      if (suspicion) await write.updateTable('lead').set({ suspicion }).where('id', '=', added.id).execute();
      else if (isSubscription(added.kind)) await takeSubscription(write, added, { places, account });
      else await tellLead(write, added, places, lead.from);
      return added;
    });
    const known = kept ?? (await keptProtocol(db, row.idempotency_key));
    if (known) return known.protocol;
  }
  throw new Error('no protocol is free');
}

const keptProtocol = (db: Kysely<Database>, key: string) =>
  db.selectFrom('lead').select('protocol').where('idempotency_key', '=', key).executeTakeFirst();
