import type { AccountsDatabase } from '@api/accounts/schema';
import type { AuditDatabase } from '@api/audit/schema';
import type { PropertiesDatabase } from '@api/properties/schema';
import type { StaffDatabase } from '@api/staff/schema';
import type { LeadTables } from './schema-leads';
import type { SubscriptionTables } from './subscriptions/schema-subscriptions';

export interface LeadsDatabase
  extends
    AccountsDatabase,
    AuditDatabase,
    PropertiesDatabase,
    StaffDatabase,
    LeadTables,
    SubscriptionTables {}
