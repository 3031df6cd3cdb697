import { randomInt, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Lead } from '@contract/leads';
import type { LeadsDatabase } from './schema';
import type { LeadTables } from './schema-leads';
import { protocolOf } from '@domain/leads/protocol';

export type LeadRow = Omit<Insertable<LeadTables['lead']>, 'protocol' | 'created_at'>;

const unknownVersion = 'não informado';
/** A month has a million protocols. */
export const attempts = 5;

/** undefined: the key or the protocol exists. A random protocol does not reveal the number of leads. */
export const insertLead = (write: Kysely<LeadsDatabase>, row: LeadRow, protocol: string | null, now: Date) =>
  write
    .insertInto('lead')
    .values({ ...row, protocol: protocol ?? protocolOf(now, randomInt(1_000_000)), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

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
  const { campaign, consent, from: _from, ...details } = rest;
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
    consent_version: consent?.version ?? unknownVersion,
    consent_at: consent?.at ?? null,
  };
}

const withoutNothing = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== false));
