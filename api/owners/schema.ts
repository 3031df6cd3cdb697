import type { AnalyticsDatabase } from '@api/analytics/schema';
import type { LeadsDatabase } from '@api/leads/schema';
import type { PurchaseProfileDatabase } from '@api/purchase-profile/schema';
import type { SavedSearchesDatabase } from '@api/saved-searches/schema';
import type { StaffDatabase } from '@api/staff/schema';
import type { OwnerTables } from './schema-owners';

export interface OwnersDatabase
  extends
    SavedSearchesDatabase,
    LeadsDatabase,
    AnalyticsDatabase,
    PurchaseProfileDatabase,
    StaffDatabase,
    OwnerTables {}
