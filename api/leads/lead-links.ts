import { type Kysely, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import type { LeadsDatabase } from './schema';

/** Days of a link in an e-mail. */
export const linkDays = 180;

interface LinkOf {
  lead: number;
  /** null: 'ninguém falou comigo' */
  offer: number | null;
}

/** A page with a new token, of which only the hash is stored. @returns its absolute URL */
export async function createLeadLink(
  db: Kysely<LeadsDatabase>,
  { lead, offer }: LinkOf,
  { page, siteUrl }: { page: string; siteUrl: string },
): Promise<string> {
  const token = newLinkToken();
  await db
    .insertInto('lead_link')
    .values({ hash: hashOf(token), lead_id: lead, offer_id: offer, made_at: sqlNow() })
    .execute();
  const url = new URL(page, siteUrl);
  url.searchParams.set('token', token);
  return url.href;
}

export const deleteOldLinks = (db: Kysely<LeadsDatabase>) =>
  db
    .deleteFrom('lead_link')
    .where('made_at', '<', sql<Date>`${sqlNow()} - make_interval(days => ${linkDays})`)
    .execute();
