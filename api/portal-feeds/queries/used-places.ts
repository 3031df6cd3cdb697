import { type Kysely, sql } from 'kysely';
import type { StaffPortal } from '@contract/staff-portals';
import { type FeedPortal, feedPortals } from '@domain/property/feed-portals';
import { isLive } from '../conditions';
import type { PortalFeedsDatabase } from '../schema';

export type UsedPlaces = Record<FeedPortal, StaffPortal['used']>;

/** Highlighted properties on the site, by portal: one that was sold leaves its place to another. */
export async function usedPlaces(db: Kysely<PortalFeedsDatabase>): Promise<UsedPlaces> {
  const { rows } = await sql<{ portal: FeedPortal; highlights: number; super_highlights: number }>`
    select l.portal, count(*) filter (where l.state = 'highlight')::int as highlights,
      count(*) filter (where l.state = 'super')::int as super_highlights
    from portal_listing l join property on property.id = l.property_id
    where l.state in ('highlight', 'super') and ${isLive} group by l.portal`.execute(db);
  const none = { highlights: 0, super_highlights: 0 };
  const usedOf = (portal: FeedPortal) => {
    const { highlights, super_highlights } = rows.find((row) => row.portal === portal) ?? none;
    return { highlights, super_highlights };
  };
  return Object.fromEntries(feedPortals.map((portal) => [portal, usedOf(portal)])) as UsedPlaces;
}
