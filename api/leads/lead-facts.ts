import type { Kysely } from 'kysely';
import type { Announce } from '@contract/announcements';
import type { Broker } from '@api/brokers/schema';
import type { LeadsDatabase } from './schema';
import type { StoredLead } from './schema-leads';
import { photosByUrl } from '@api/platform/photos/repository';
import type { LeadExtension } from './lead-extension';
import { brokerBySlug } from '@api/brokers/queries/brokers';
import type { PropertiesDatabase } from '@api/properties/schema';
import {
  activeBroker,
  anyPropertyById,
  propertyById,
  type PropertyRow,
  publicStreet,
  urlsOf,
} from '@api/properties/queries/properties';
import { withoutHidden } from './without-hidden';
import { photoMount, photoUrl } from '@domain/media/photo';

/** The property of a lead. Its URLs are absolute. */
export interface PropertyFacts {
  id: number;
  reference: string;
  title: string;
  /** null: the property page does not show it. */
  street: string | null;
  district: string;
  city: string;
  url: string | null;
  picture: string | null;
  /** The active broker that its page names. */
  broker: NamedBroker | null;
}

export type NamedBroker = Pick<Broker, 'name' | 'creci' | 'phone'>;

export interface LeadFacts {
  lead: StoredLead;
  home: PropertyFacts | null;
  broker: Pick<Broker, 'slug' | 'name' | 'email' | 'creci' | 'phone'> | null;
  announce: Announce | null;
}

interface FactsOptions extends Pick<LeadExtension, 'announceOf'> {
  siteUrl: string;
  /** 'visitor', also for other systems: a reserved property is unknown. */
  reader?: 'team' | 'visitor';
}

/** Reads the current data; null: the lead was erased. */
export async function leadFacts(
  db: Kysely<LeadsDatabase>,
  id: number,
  { siteUrl, announceOf, reader = 'visitor' }: FactsOptions,
): Promise<LeadFacts | null> {
  const stored = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();
  if (!stored) return null;
  const isTeam = reader === 'team';
  const lead = isTeam ? stored : await withoutHidden(db, stored);
  const find = isTeam ? anyPropertyById : propertyById;
  const property = lead.product_id === null ? undefined : await find(db, lead.product_id);
  const broker = lead.broker === null ? undefined : await brokerBySlug(db, lead.broker);
  return {
    lead,
    home: property ? await propertyFactsOf(db, property, siteUrl) : null,
    broker: broker ?? null,
    announce: await announceOf(db, id),
  };
}

export async function propertyFactsOf(
  db: Kysely<PropertiesDatabase>,
  row: PropertyRow,
  siteUrl: string,
): Promise<PropertyFacts> {
  const { id, reference, title, district, city, photos, details, broker_id } = row;
  const { sell, rent } = urlsOf(row);
  const [first] = photos;
  const isShown = row.visibility === 'public';
  const stored = isShown && first && (await photosByUrl(db, [first.url])).get(first.url);
  return {
    id,
    reference,
    title,
    street: publicStreet({ details }),
    district,
    city,
    url: isShown && (sell || rent) ? `${siteUrl}/${sell ?? rent}/${id}` : null,
    picture: stored ? siteUrl + photoUrl(`${photoMount}/${stored.key}`, 720, 'jpg') : null,
    broker: (broker_id !== null && (await activeBroker(db, broker_id))) || null,
  };
}
