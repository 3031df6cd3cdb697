import type { AnnouncementsDatabase } from './announcements/schema';
import type { DataRequestsDatabase } from './data-requests/schema';
import type { PageChangesDatabase } from './page-changes/schema';
import type { PortalsDatabase } from './portals/schema';

/** All tables. Each module's schema.ts has its own tables and those of the modules that it may import. */
export interface Database
  extends AnnouncementsDatabase, DataRequestsDatabase, PageChangesDatabase, PortalsDatabase {}
