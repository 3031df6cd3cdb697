import type { Announce } from '@contract/announcements';
import type { LeadInput } from '@contract/leads';
import { completingKey } from '@domain/leads/completing-lead';
import { formKindOf } from '@domain/leads/lead-kinds';
import type { StoredLead } from './schema-leads';

/** Inverse of `rowOf` (new-lead.ts): restores a lead (contract/leads.ts) from its columns. */
export function toLeadInput(lead: StoredLead, announce: Announce | null): LeadInput {
  const { kind, name, email, whatsapp, cpf, message, product_id, broker, protocol, completed_at } = lead;
  const key = lead.idempotency_key;
  return {
    idempotency_key: completed_at ? completingKey(key) : key,
    ...{ kind: formKindOf(kind), name, email, whatsapp, cpf, message, product_id, broker },
    ...(lead.details as Partial<LeadInput>),
    campaign: lead.campaign,
    consent: {
      version: lead.consent_version,
      at: (lead.consent_at ?? lead.created_at).toISOString(),
    },
    ...(announce && { announced: { announce, protocol } }),
  };
}
