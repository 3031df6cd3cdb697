import type { FeedsDatabase } from '@api/feeds/schema';
import type { LeadsDatabase } from '@api/leads/schema';
import type { StaffDatabase } from '@api/staff/schema';

export interface SystemDatabase extends FeedsDatabase, LeadsDatabase, StaffDatabase {}
