import type { Kysely, Selectable } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { type FeedPortal, feedPortals } from '@domain/property/feed-portals';
import type { PortalFeedsDatabase } from './schema';

export type StoredPortal = Selectable<PortalFeedsDatabase['portal_feed']>;

const usual = {
  ...{ in_use: true, highlights: 0, super_highlights: 0, generation: 0 },
  ...{ read_at: null, read_listings: null },
};

/** All portals in their order, with the defaults of those that are not stored. */
export async function storedPortals(db: Kysely<PortalFeedsDatabase>): Promise<StoredPortal[]> {
  const rows = await db.selectFrom('portal_feed').selectAll().execute();
  return feedPortals.map((portal) => rows.find((row) => row.portal === portal) ?? { ...usual, portal });
}

export const storedPortal = async (
  db: Kysely<PortalFeedsDatabase>,
  portal: FeedPortal,
): Promise<StoredPortal> => (await storedPortals(db)).find((each) => each.portal === portal)!;

/** Of all portals: what counts against a plan is written by one transaction at a time. */
export async function lockPortals(write: Write<PortalFeedsDatabase>): Promise<void> {
  const rows = feedPortals.map((portal) => ({ portal }));
  await write
    .insertInto('portal_feed')
    .values(rows)
    .onConflict((conflict) => conflict.column('portal').doNothing())
    .execute();
  await write.selectFrom('portal_feed').select('portal').orderBy('portal').forUpdate().execute();
}
