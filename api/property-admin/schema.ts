import type { Generated } from 'kysely';
import type { Defaulted, Json, Timestamp } from '@api/platform/db/columns';
import type { SearchDatabase } from '@api/search/schema';
import type { StaffDatabase } from '@api/staff/schema';
import type { BulkChanges } from '@contract/staff-property-bulk-changes';
import type { BulkLeftReason, BulkState } from '@domain/property/bulk';
import type { Role } from '@domain/staff/roles';
import type { ItemChanges } from './bulk/plan-item';

interface PropertyBulkTable {
  id: Generated<number>;
  member_id: number;
  role: Role;
  changes: Json<BulkChanges>;
  about: string;
  state: Defaulted<BulkState>;
  created_at: Timestamp;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  prepared: Defaulted<number>;
  changed: number | null;
  act: number | null;
}

interface PropertyBulkItemTable {
  bulk_id: number;
  property_id: number;
  changes: Json<ItemChanges>;
  left_reason: BulkLeftReason | null;
  salt: string | null;
  content: string | null;
  content_hash: string | null;
}

/** migrations/0062-property-bulks.ts describes the columns. */
export interface PropertyAdminDatabase extends SearchDatabase, StaffDatabase {
  property_bulk: PropertyBulkTable;
  property_bulk_item: PropertyBulkItemTable;
}
