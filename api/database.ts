import type { AnnouncementsDatabase } from './announcements/schema';
import type { CampaignsDatabase } from './campaigns/schema';
import type { DataRequestsDatabase } from './data-requests/schema';
import type { DistributionDatabase } from './distribution/schema';
import type { FeedAdminDatabase } from './feed-admin/schema';
import type { PageChangesDatabase } from './page-changes/schema';
import type { PortalFeedsDatabase } from './portal-feeds/schema';
import type { PortalsDatabase } from './portals/schema';
import type { PropertyAdminDatabase } from './property-admin/schema';
import type { RedirectsDatabase } from './redirects/schema';
import type { ReservedDatabase } from './reserved/schema';
import type { ShowcaseDatabase } from './showcase/schema';
import type { TextsDatabase } from './texts/schema';

/** All tables. Each module's schema.ts has its own tables and those of the modules that it may import. */
export interface Database
  extends
    AnnouncementsDatabase,
    CampaignsDatabase,
    DataRequestsDatabase,
    DistributionDatabase,
    FeedAdminDatabase,
    PageChangesDatabase,
    PortalFeedsDatabase,
    PortalsDatabase,
    PropertyAdminDatabase,
    RedirectsDatabase,
    ReservedDatabase,
    ShowcaseDatabase,
    TextsDatabase {}
