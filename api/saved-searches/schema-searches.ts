import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Criteria } from '@domain/saved-search/criteria';
import type { Frequency } from '@domain/saved-search/frequency';
import type { Currency } from '@domain/taxonomy/currencies';

type Nullable = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

interface SavedSearchTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** Read only by `readCriteria`. */
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

/** migrations/0017-saved-searches.ts documents the columns. */
export interface SearchTables {
  saved_search: SavedSearchTable;
}

export type SavedSearchRow = Selectable<SavedSearchTable>;
