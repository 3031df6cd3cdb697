import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { isLive } from './conditions';
import type { PortalFeedsDatabase } from './schema';
import type { StoredPortal } from './stored-portals';

/** Raise it when the same properties are written differently. */
const revision = 1;

/**
 * Entity tag of a portal's file (RFC 9110, 8.8.3): weak, since the file has the time of its writing. Of all that it is
 * written from: rows of properties, places of their photos, decisions, plan, the brokerage.
 */
export async function feedTag(
  db: Kysely<PortalFeedsDatabase>,
  { portal, highlights, super_highlights }: StoredPortal,
  settings: readonly (string | null)[],
): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`select
    (select coalesce(bit_xor(hashint8extended(property.xmin::text::bigint, property.id)), 0)::text
      from property where ${isLive}) as properties,
    (select coalesce(bit_xor(hashtextextended(concat_ws(' ', url, address, key), 0)), 0)::text
      from photo where address is not null or key is not null) as photos,
    (select coalesce(bit_xor(hashtextextended(concat_ws(' ', property_id, state, changed_at), 0)), 0)::text
      from portal_listing where portal = ${portal}) as listings,
    (select version from house) as brokerage`.execute(db);
  const plan = [revision, portal, highlights, super_highlights, clock.now().getUTCFullYear()];
  const parts = [...plan, ...settings, ...Object.values(rows[0]!)];
  return `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}

/** `If-None-Match` of a request: weak comparison. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return header.split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(tag));
}
