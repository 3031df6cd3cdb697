import type { Kysely } from 'kysely';
import type { Announce } from '@contract/announcements';
import type { Broker, Database } from '@api/db/schema';
import type { StoredLead } from '@api/db/schema-leads';
import { photosByUrl } from '@api/photos/repository';
import { announcementOfLead } from '@api/repositories/announcements';
import { brokerBySlug } from '@api/repositories/brokers';
import { productById, type ProductRow, publicStreet, urlsOf } from '@api/repositories/products';
import { photoMount, photoUrl } from '@domain/photo';

/** The home that a lead is about, as it is told: its addresses are whole. */
export interface HomeFacts {
  id: number;
  reference: string;
  title: string;
  /** As public as on its page; null: it is not shown. */
  street: string | null;
  district: string;
  city: string;
  url: string | null;
  picture: string | null;
}

/** A lead with all that its letters and its webhook say of it. */
export interface LeadFacts {
  lead: StoredLead;
  home: HomeFacts | null;
  broker: Pick<Broker, 'slug' | 'name' | 'email'> | null;
  /** The home that its owner announces. */
  announce: Announce | null;
}

/** Reads them as they are now; null where the lead was erased. */
export async function leadFacts(
  db: Kysely<Database>,
  id: number,
  siteUrl: string,
): Promise<LeadFacts | null> {
  const lead = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return null;
  const home = lead.product_id === null ? undefined : await productById(db, lead.product_id);
  const broker = lead.broker === null ? undefined : await brokerBySlug(db, lead.broker);
  return {
    lead,
    home: home ? await homeFacts(db, home, siteUrl) : null,
    broker: broker ? { slug: broker.slug, name: broker.name, email: broker.email } : null,
    announce: (await announcementOfLead(db, id))?.announce ?? null,
  };
}

async function homeFacts(db: Kysely<Database>, row: ProductRow, siteUrl: string): Promise<HomeFacts> {
  const { id, reference, title, district, city, photos, details } = row;
  const { sell, rent } = urlsOf(row);
  const [first] = photos;
  const stored = first && (await photosByUrl(db, [first.url])).get(first.url);
  return {
    id,
    reference,
    title,
    street: publicStreet({ details }),
    district,
    city,
    url: sell || rent ? `${siteUrl}/${sell ?? rent}/${id}` : null,
    picture: stored ? siteUrl + photoUrl(`${photoMount}/${stored.key}`, 720, 'jpg') : null,
  };
}
