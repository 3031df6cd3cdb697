import type { Kysely } from 'kysely';
import type { LeadKind } from '@contract/leads';
import type { Database } from '@api/db/schema';
import type { LeadPlace, StoredLead } from '@api/db/schema-leads';
import { keptHouse } from '@api/repositories/house';
import type { MauticSettings } from '@api/mautic/settings';
import { isConfirmed } from '@api/subscriptions/store';
import { isSubscription } from '@domain/subscription';
import type { Webhook } from './webhook-settings';

/** Where the operator wants leads to be told (`LEADS_TO`, `LEADS_WEBHOOK_URL`, `MAUTIC_URL`). */
export interface LeadPlaces {
  house: readonly string[];
  webhook: Webhook | null;
  mautic: MauticSettings | null;
}

export const noPlaces: LeadPlaces = { house: [], webhook: null, mautic: null };

/** One place that a lead is told to: a letter's address, or the webhook or the marketing form (''). */
export interface NamedPlace {
  place: LeadPlace;
  address: string;
}

/** All places that a lead is told to now: of a subscription, none before it is confirmed (docs/decisions/0071). */
export const placesOf = async (
  db: Kysely<Database>,
  lead: Pick<StoredLead, 'kind' | 'broker' | 'email'>,
  places: LeadPlaces,
): Promise<NamedPlace[]> =>
  isSubscription(lead.kind) && !(await isConfirmed(db, lead.kind, lead.email))
    ? []
    : placesNamed(db, lead, places);

/**
 * All places that such a lead is told to, each once: the people whom the operator's own house names for its kind, else the
 * house's; the broker's whom it names; the webhook; its marketing form.
 */
export async function placesNamed(
  db: Kysely<Database>,
  { kind, broker }: Pick<StoredLead, 'kind' | 'broker'>,
  { house: usual, webhook, mautic }: LeadPlaces,
): Promise<NamedPlace[]> {
  const house = (await peopleFor(db, kind)) ?? usual;
  const letters = house.map((address): NamedPlace => ({ place: 'house', address }));
  const own = broker === null ? null : await addressOfBroker(db, broker);
  if (own && !house.includes(own)) letters.push({ place: 'broker', address: own });
  const systems: NamedPlace[] = [];
  if (webhook) systems.push({ place: 'webhook', address: '' });
  if (mautic) systems.push({ place: 'mautic', address: '' });
  return [...letters, ...systems];
}

/** The addresses of those who answer such a lead; undefined: the house file names nobody for it. */
async function peopleFor(db: Kysely<Database>, kind: LeadKind): Promise<readonly string[] | undefined> {
  const house = (await keptHouse(db))?.content;
  const people = house?.leads[kind];
  const addressOf = (person: string) => house!.brokers.find(({ slug }) => slug === person)?.email ?? person;
  return people && [...new Set(people.map((person) => addressOf(person).toLowerCase()))];
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
