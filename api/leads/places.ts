import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { LeadPlace, StoredLead } from '@api/db/schema-leads';
import type { Webhook } from './webhook-settings';

/** Where the operator wants leads to be told (`LEADS_TO`, `LEADS_WEBHOOK_URL`). */
export interface LeadPlaces {
  house: readonly string[];
  webhook: Webhook | null;
}

export const noPlaces: LeadPlaces = { house: [], webhook: null };

/** One place that a lead is told to: a letter's address, or the webhook (''). */
export interface NamedPlace {
  place: LeadPlace;
  address: string;
}

/** All places that a lead is told to, each once: the house's, the broker's whom it names, the webhook. */
export async function placesOf(
  db: Kysely<Database>,
  { broker }: Pick<StoredLead, 'broker'>,
  { house, webhook }: LeadPlaces,
): Promise<NamedPlace[]> {
  const letters = house.map((address): NamedPlace => ({ place: 'house', address }));
  const own = broker === null ? null : await addressOfBroker(db, broker);
  if (own && !house.includes(own)) letters.push({ place: 'broker', address: own });
  return webhook ? [...letters, { place: 'webhook', address: '' }] : letters;
}

/** Nobody has mail there (RFC 2606): the demo's brokers do. */
const isInvented = (address: string) => address.endsWith('.example');

async function addressOfBroker(db: Kysely<Database>, slug: string): Promise<string | null> {
  const broker = await db
    .selectFrom('broker')
    .select('email')
    .where('slug', '=', slug)
    .where('active', '=', true)
    .executeTakeFirst();
  const address = broker?.email?.trim().toLowerCase() ?? '';
  return address === '' || isInvented(address) ? null : address;
}
