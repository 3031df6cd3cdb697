import type { Json, Timestamp } from '@api/platform/db/columns';
import type { PropertyAdminDatabase } from '@api/property-admin/schema';
import type { DraftContent, DraftKind } from '@contract/staff-drafts';

interface ShowcaseDraftTable {
  kind: DraftKind;
  key: string;
  content: Json<DraftContent>;
  version: number;
  saved_at: Timestamp;
  saved_by: number | null;
}

export interface ShowcaseDatabase extends PropertyAdminDatabase {
  showcase_draft: ShowcaseDraftTable;
}
