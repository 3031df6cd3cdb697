import type { BrokerageDatabase } from '@api/brokerage/schema';
import type { StaffDatabase } from '@api/staff/schema';

export interface BrokerAdminDatabase extends BrokerageDatabase, StaffDatabase {}
