import type { AuditDatabase } from '@api/audit/schema';
import type { StaffTables } from './schema-staff';

export interface StaffDatabase extends AuditDatabase, StaffTables {}
