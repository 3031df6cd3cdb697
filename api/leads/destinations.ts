import type { Kysely } from 'kysely';
import type { LeadsDatabase } from './schema';
import type { LeadDestination, StoredLead } from './schema-leads';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import type { MauticSettings } from './mautic/settings';
import { isDistributed } from './distribution';
import { isConfirmed } from './subscriptions/store';
import { formKindOf, type StoredLeadKind } from '@domain/leads/lead-kinds';
import { isSubscription } from '@domain/leads/subscription';
import type { Webhook } from './webhook-settings';

/** From `LEADS_TO`, `LEADS_WEBHOOK_URL` and `MAUTIC_URL`. */
export interface LeadDestinations {
  house: readonly string[];
  webhook: Webhook | null;
  mautic: MauticSettings | null;
}

export const noDestinations: LeadDestinations = { house: [], webhook: null, mautic: null };

/** `address` is '' for the webhook and for Mautic. */
export interface NamedDestination {
  place: LeadDestination;
  address: string;
}

/**
 * Current destinations of a lead. An unconfirmed subscription has none (docs/decisions/0071). A contact that the team noted
 * or a portal sent does not go to Mautic, whose forms are those of pages.
 */
export const destinationsOf = async (
  db: Kysely<LeadsDatabase>,
  lead: Pick<StoredLead, 'kind' | 'broker' | 'email' | 'channel' | 'portal'>,
  places: LeadDestinations,
): Promise<NamedDestination[]> =>
  isSubscription(lead.kind) && !(await isConfirmed(db, lead.kind, lead.email))
    ? []
    : namedDestinations(db, lead, isOfPage(lead) ? places : { ...places, mautic: null });

const isOfPage = ({ channel, portal }: Pick<StoredLead, 'channel' | 'portal'>): boolean =>
  channel === null && portal === null;

/** Destinations without duplicates. Addresses that the brokerage file sets for a kind replace `LEADS_TO`. */
export async function namedDestinations(
  db: Kysely<LeadsDatabase>,
  { kind, broker }: Pick<StoredLead, 'kind' | 'broker'>,
  { house: usual, webhook, mautic }: LeadDestinations,
): Promise<NamedDestination[]> {
  const brokerage = (await peopleFor(db, kind)) ?? usual;
  const emailDestinations = brokerage.map((address): NamedDestination => ({ place: 'house', address }));
  // Where contacts are distributed, the broker is asked to take it.
  const own = broker === null || (await isDistributed(db)) ? null : await addressOfBroker(db, broker);
  if (own && !brokerage.includes(own)) emailDestinations.push({ place: 'broker', address: own });
  const systems: NamedDestination[] = [];
  if (webhook) systems.push({ place: 'webhook', address: '' });
  if (mautic) systems.push({ place: 'mautic', address: '' });
  return [...emailDestinations, ...systems];
}

/** undefined: the brokerage file sets no address for this kind, or only brokers who are not active. */
async function peopleFor(
  db: Kysely<LeadsDatabase>,
  kind: StoredLeadKind,
): Promise<readonly string[] | undefined> {
  const brokerage = (await loadBrokerage(db))?.content;
  const people = (brokerage?.leads[formKindOf(kind)] ?? []).flatMap((person) => {
    const { email = person, active = true } = brokerage!.brokers.find(({ slug }) => slug === person) ?? {};
    return active ? [email.toLowerCase()] : [];
  });
  return people.length > 0 ? [...new Set(people)] : undefined;
}

/** RFC 2606: such addresses receive no mail. The demo's brokers have them. */
const isInvented = (address: string) => address.endsWith('.example');

async function addressOfBroker(db: Kysely<LeadsDatabase>, slug: string): Promise<string | null> {
  const broker = await db
    .selectFrom('broker')
    .select('email')
    .where('slug', '=', slug)
    .where('active', '=', true)
    .executeTakeFirst();
  const address = broker?.email?.trim().toLowerCase() ?? '';
  return address === '' || isInvented(address) ? null : address;
}
