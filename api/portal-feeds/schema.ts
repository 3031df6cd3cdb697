import type { Json, Timestamp } from '@api/platform/db/columns';
import type { Defaulted } from '@api/platform/db/columns';
import type { FeedsDatabase } from '@api/feeds/schema';
import type { RefusalCode } from '@domain/property/portal-refusals';
import type { PropertyAdminDatabase } from '@api/property-admin/schema';
import type { PortalFigures } from '@contract/staff-portals';
import type { FeedPortal, PortalState } from '@domain/property/feed-portals';

interface PortalFeedTable {
  portal: FeedPortal;
  in_use: Defaulted<boolean>;
  highlights: Defaulted<number>;
  super_highlights: Defaulted<number>;
  generation: Defaulted<number>;
  read_at: Timestamp | null;
  read_listings: Defaulted<number | null>;
}

interface PortalListingTable {
  portal: FeedPortal;
  property_id: number;
  state: PortalState;
  changed_at: Timestamp;
}

export type StoredRefusals = Partial<Record<FeedPortal, RefusalCode[]>>;

interface PortalCheckTable {
  property_id: number;
  version: string;
  settled: boolean;
  checked_at: Timestamp;
  refusals: Json<StoredRefusals>;
  figures: Json<PortalFigures>;
}

/** migrations/0072-portal-feeds.ts describes the columns. */
export interface PortalFeedsDatabase extends FeedsDatabase, PropertyAdminDatabase {
  portal_feed: PortalFeedTable;
  portal_listing: PortalListingTable;
  portal_check: PortalCheckTable;
}
