import type { LeadsDatabase } from '@api/leads/schema';
import type { StaffDatabase } from '@api/staff/schema';

export interface ContactsDatabase extends LeadsDatabase, StaffDatabase {}
