import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Reader } from '@api/property-admin/list/property-condition';
import type { PortalSwitch } from '@contract/staff-portal-switch';
import { type PortalState, usualState } from '@domain/property/feed-portals';
import { isLive } from '../conditions';
import type { PortalFeedsDatabase } from '../schema';
import { storedPortals } from '../stored-portals';
import { portalCondition } from './list';

/** Properties that a switch would change, with their states, in the order of their ids. */
export async function switchingListings(
  db: Kysely<PortalFeedsDatabase>,
  reader: Reader,
  { portal, to, ...filter }: PortalSwitch,
) {
  const inUse = (await storedPortals(db)).filter((each) => each.in_use).map((each) => each.portal);
  const found = await portalCondition(db, reader, filter, inUse);
  const { rows } = await sql<{ id: number; state: PortalState }>`
    select property.id, coalesce(l.state, ${usualState}) as state from property
    left join portal_listing l on l.property_id = property.id and l.portal = ${portal}
    where ${found} and ${isLive} order by property.id`.execute(db);
  const changing = rows.filter(({ state }) => (state === 'off') === (to === 'on'));
  const seal = createHash('sha256')
    .update(JSON.stringify([portal, to, changing]))
    .digest('hex');
  return { changing, same: rows.length - changing.length, seal };
}
