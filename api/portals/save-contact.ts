import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type LeadDestinations, destinationsOf } from '@api/leads/destinations';
import { requestDistribution } from '@api/leads/distribution';
import { attempts, insertLead, type LeadRow } from '@api/leads/new-lead';
import { notifyDestinations } from '@api/leads/notify-lead';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { requestId } from '@api/platform/process/request-id';
import { codeKey } from '@api/properties/queries/properties';
import { clock } from '@domain/kernel/clock';
import { portalConsent, unnamedPerson } from '@domain/leads/portals';
import { foldCode } from '@domain/property/property-code';
import { cut } from './readers/body';
import type { PortalContact } from './readers/portal-contact';
import type { PortalsDatabase } from './schema';

export interface SavedContact {
  protocol: string;
  isNew: boolean;
  /** false: no property has the listing's code. */
  isListed: boolean;
}

/**
 * Saves it once for each key, with its deliveries and its distribution. No receipt goes to the person, who has written to the portal.
 * @param key `contactKey`
 */
export async function saveContact(
  db: Kysely<PortalsDatabase>,
  contact: PortalContact,
  key: string,
  places: LeadDestinations,
): Promise<SavedContact> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const known = await savedWithKey(db, key);
    if (known) return { protocol: known.protocol, isNew: false, isListed: known.product_id !== null };
    const added = await inTransaction(db, async (write) => {
      const lead = await insertLead(write, await rowOf(write, contact, key), null, clock.now());
      if (!lead) return undefined;
      await notifyDestinations(write, lead, await destinationsOf(write, lead, places));
      await requestDistribution(write, lead.id);
      return lead;
    });
    if (added) return { protocol: added.protocol, isNew: true, isListed: added.product_id !== null };
  }
  throw new Error('no protocol is free');
}

const savedWithKey = (db: Kysely<PortalsDatabase>, key: string) =>
  db
    .selectFrom('lead')
    .select(['protocol', 'product_id'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Unique for each contact of a sender. Without an id, equal bodies are one. */
export function contactKey(
  sender: string,
  { id, kind, messageId }: Pick<PortalContact, 'id' | 'kind' | 'messageId'>,
  body: string,
): string {
  const named = id === null ? ['body', body] : ['id', kind, id, messageId ?? ''];
  return `${sender}-${createHash('sha256').update(JSON.stringify(named)).digest('hex')}`;
}

async function rowOf(write: Write<PortalsDatabase>, contact: PortalContact, key: string): Promise<LeadRow> {
  const { portal, id, kind, name, email, phone, cpf, message, codes, sentAt, details, campaign } = contact;
  return {
    ...{ idempotency_key: key, kind, name: name ?? unnamedPerson, email: email ?? '', whatsapp: phone, cpf },
    ...{ message, product_id: await propertyOf(write, codes), broker: null },
    details: JSON.stringify({ portal: details }),
    campaign: JSON.stringify(campaign),
    ...{ request_id: requestId() ?? null, consent_version: portalConsent, consent_at: sentAt },
    ...{ suspicion: null, completed_at: null, portal },
    ...{ portal_contact: cut(id), portal_listing: codes[0] ?? null },
  };
}

/** Of the first code that a property has. */
async function propertyOf(db: Kysely<PortalsDatabase>, codes: readonly string[]): Promise<number | null> {
  for (const code of codes) {
    const found = await db
      .selectFrom('property')
      .select('id')
      .where(codeKey, '=', foldCode(code))
      .orderBy('active', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (found) return found.id;
  }
  return null;
}
