import type { ColumnType } from 'kysely';
import type { ViewType } from '@contract/views';

type Timestamp = ColumnType<Date, Date | string, never>;

interface ViewSaltTable {
  /** 'YYYY-MM-DD' when written. */
  day: ColumnType<Date, string, never>;
  salt: string;
  made_at: Timestamp;
}

interface ViewSeenTable {
  property_id: number;
  view_type: ViewType;
  half_hour: ColumnType<Date, Date, never>;
  visitor: string;
}

/** Deduplicate views; migrations/0024-view-hashes.ts describes the columns. */
export interface ViewTables {
  view_salt: ViewSaltTable;
  view_seen: ViewSeenTable;
}
