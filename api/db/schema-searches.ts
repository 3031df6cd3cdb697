import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Criteria } from '@domain/saved-search/criteria';
import type { Frequency } from '@domain/saved-search/frequency';
import type { Currency } from '@domain/taxonomy/currencies';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Nullable = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

interface SavedSearchTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** Read by `readCriteria` alone. */
  criteria: ColumnType<Criteria, string, string>;
  criteria_version: number;
  location_id: number | null;
  place_label: string | null;
  currency: Currency;
  frequency: Frequency;
  paused_until: Nullable;
  baseline_at: Date;
  created_at: Date;
  updated_at: Date;
  removed_at: Nullable;
}

interface AccountVisitTable {
  account_id: number;
  last_seen_at: Timestamp;
  seen_until: Timestamp;
}

/** The tables of saved searches (migrations/0017-saved-searches.ts says what each column is for). */
export interface SearchTables {
  saved_search: SavedSearchTable;
  account_visit: AccountVisitTable;
}

export type SavedSearchRow = Selectable<SavedSearchTable>;
