import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Lead } from '@contract/leads';
import type { Database } from '@api/db/schema';
import type { LeadPlaces } from '@api/leads/places';
import { joinedLead } from '@api/leads/complete-lead';
import { tellLead } from '@api/leads/tell-lead';
import { protocolOf } from '@domain/protocol';
import type { Suspicion } from '@domain/suspicion';

/** The version of a consent that the caller told nothing of. */
const notTold = 'não informado';
/** How many numbers are tried before giving up; a month has a million of them. */
const attempts = 5;

/** What more is done of a lead that is kept now. */
interface LeadKeeping {
  now?: Date;
  /** The number that its person may have been told already; taken where it is free. */
  protocol?: string | null;
  /** Of a new one: why nobody is to be told of it yet; null: there is no reason. */
  suspect?: (write: Transaction<Database>) => Promise<Suspicion | null>;
  /** Written in the same transaction. */
  beside?: (write: Transaction<Database>, lead: number) => Promise<void>;
}

/**
 * Keeps a lead once and gives its protocol: the first one's, where the key has come before, or that of the lead which this one
 * completes. With a new one it is kept who
 * is to be told of it, unless it is suspected. The number says the month and nothing of how many leads there are.
 */
export async function keepLead(
  db: Kysely<Database>,
  lead: Lead,
  places: LeadPlaces,
  { now = new Date(), protocol, suspect, beside }: LeadKeeping = {},
): Promise<string> {
  const row = rowOf({ ...lead, idempotency_key: lead.idempotency_key ?? randomUUID() });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const proposed = attempt === 0 ? protocol : null;
    const kept = await db.transaction().execute(async (write) => {
      const joined = await joinedLead(write, row, places, lead.from);
      if (joined) return joined;
      const added = await write
        .insertInto('lead')
        .values({ ...row, protocol: proposed ?? protocolOf(now, randomInt(1_000_000)) })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'kind', 'protocol', 'email', 'broker'])
        .executeTakeFirst();
      if (!added) return undefined;
      await beside?.(write, added.id);
      const suspicion = (await suspect?.(write)) ?? null;
      if (suspicion) await write.updateTable('lead').set({ suspicion }).where('id', '=', added.id).execute();
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

function rowOf(lead: Lead & { idempotency_key: string }) {
  const {
    idempotency_key,
    request_id,
    kind,
    name,
    email,
    whatsapp,
    cpf,
    message,
    product_id,
    broker,
    ...rest
  } = lead;
  const { campaign, consent, from: _onTheWay, ...details } = rest;
  return {
    idempotency_key,
    request_id: request_id ?? null,
    kind,
    name,
    email,
    whatsapp,
    cpf,
    message,
    product_id,
    broker,
    details: JSON.stringify(withoutNothing(details)),
    campaign: JSON.stringify(withoutNothing(campaign ?? {})),
    consent_version: consent?.version ?? notTold,
    consent_at: consent?.at ?? null,
  };
}

const withoutNothing = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== false));
