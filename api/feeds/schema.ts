import type { ColumnType, Generated } from 'kysely';
import type { RunOutcome } from '@api/catalogue/run-outcome';
import type { Defaulted, Timestamp } from '@api/platform/db/columns';
import type { SearchDatabase } from '@api/search/schema';

interface ImportRunTable {
  id: Generated<number>;
  source_id: number;
  feed: string;
  started_at: Date;
  finished_at: Timestamp | null;
  outcome: RunOutcome | null;
  /** Without secrets of the URL. */
  reason: string | null;
  report: ColumnType<unknown, string | null, string | null>;
}

interface ImportListingTable {
  run_id: number;
  reference: string;
  content_hash: string;
  listing: ColumnType<unknown, string, string>;
  figures: ColumnType<unknown, string | null, string | null>;
  held: Defaulted<boolean>;
  photos: ColumnType<unknown, string | null | undefined, string | null>;
  dated: ColumnType<string | null, string | null | undefined, string | null>;
}

interface AcceptedValueTable {
  source_id: number;
  reference: string;
  figures: ColumnType<unknown, string, string>;
  accepted_at: Defaulted<Date>;
}

export interface FeedsDatabase extends SearchDatabase {
  import_run: ImportRunTable;
  import_listing: ImportListingTable;
  accepted_value: AcceptedValueTable;
}
