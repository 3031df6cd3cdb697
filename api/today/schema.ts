import type { AnnouncementsDatabase } from '@api/announcements/schema';
import type { DataRequestsDatabase } from '@api/data-requests/schema';
import type { PortalFeedsDatabase } from '@api/portal-feeds/schema';
import type { SystemDatabase } from '@api/system/schema';

export interface TodayDatabase
  extends AnnouncementsDatabase, DataRequestsDatabase, PortalFeedsDatabase, SystemDatabase {}
