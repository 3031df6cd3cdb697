import { randomInt, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Lead } from '@contract/leads';
import type { Database } from '@api/db/schema';
import type { LeadTables } from '@api/db/schema-leads';
import { protocolOf } from '@domain/protocol';

export type LeadRow = Omit<Insertable<LeadTables['lead']>, 'protocol' | 'created_at'>;

/** The version of a consent that the caller told nothing of. */
const notTold = 'não informado';
/** How many numbers are tried before giving up; a month has a million of them. */
export const attempts = 5;

/**
 * Writes a new lead, under this number or one by chance; undefined where its key, or the number, is taken. The number says the
 * month and nothing of how many leads there are.
 */
export const insertLead = (write: Kysely<Database>, row: LeadRow, protocol: string | null, now: Date) =>
  write
    .insertInto('lead')
    .values({ ...row, protocol: protocol ?? protocolOf(now, randomInt(1_000_000)), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** A lead (contract/leads.ts) as its row; without a key it is one of its own. */
export function rowOf(lead: Lead): LeadRow {
  const {
    idempotency_key = randomUUID(),
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
