import type { Kysely } from 'kysely';
import { hiddenProperties } from '@api/catalogue/hidden';
import { maxId } from '@domain/property/property-url';
import type { LeadsDatabase } from './schema';
import type { StoredLead } from './schema-leads';

/** A lead as visitors and other systems may know it: a reserved property or a draft is not named by number, code or page. */
export async function withoutHidden(db: Kysely<LeadsDatabase>, lead: StoredLead): Promise<StoredLead> {
  const { page, portal, ...details } = lead.details as { page?: string; portal?: object };
  const isHidden = lead.product_id !== null && (await hasHidden(db, [lead.product_id]));
  return {
    ...lead,
    ...(isHidden && { product_id: null, portal_listing: null }),
    details: {
      ...details,
      ...(page !== undefined && { page: await publicPage(db, page) }),
      ...(portal !== undefined && { portal: isHidden ? { ...portal, listing_id: undefined } : portal }),
    },
  };
}

/** '/' in place of a page whose path has the number of a reserved property or a draft. */
export async function publicPage(db: Kysely<LeadsDatabase>, page: string): Promise<string> {
  const numbers = page.split('/').filter((segment) => /^[1-9]\d{0,9}$/.test(segment));
  const ids = numbers.map(Number).filter((id) => id <= maxId);
  return ids.length > 0 && (await hasHidden(db, ids)) ? '/' : page;
}

const hasHidden = async (db: Kysely<LeadsDatabase>, ids: readonly number[]): Promise<boolean> =>
  (await hiddenProperties(db).where('property.id', 'in', ids).executeTakeFirst()) !== undefined;
