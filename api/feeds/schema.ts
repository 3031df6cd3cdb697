import type { ColumnType, Generated } from 'kysely';
import type { FeedSchedule } from '@domain/property/feed-schedule';
import type { HoldReason, RunDecision } from '@domain/property/feed-runs';
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
  hold: HoldReason | null;
  digest: string | null;
  staged: ColumnType<unknown, string | null | undefined, string | null>;
  decision: RunDecision | null;
  decided_at: Timestamp | null;
  decided_by: number | null;
  reverted_at: Timestamp | null;
}

/** migrations/0063-held-runs.ts describes the columns. */
interface ImportDetailTable {
  run_id: number;
  remarks: ColumnType<unknown, string, string>;
  changes: ColumnType<unknown, string, string>;
}

interface ImportBeforeTable {
  run_id: number;
  property_id: number;
  row: ColumnType<unknown, string | null, string | null>;
  feed_values: ColumnType<unknown, string | null, string | null>;
}

interface WithheldPriceTable {
  source_id: number;
  reference: string;
  sell: number | null;
  rent: number | null;
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

interface FeedScheduleTable {
  source: string;
  schedule: ColumnType<FeedSchedule, string, string>;
}

export interface FeedsDatabase extends SearchDatabase {
  import_run: ImportRunTable;
  import_listing: ImportListingTable;
  accepted_value: AcceptedValueTable;
  import_detail: ImportDetailTable;
  import_before: ImportBeforeTable;
  withheld_price: WithheldPriceTable;
  feed_schedule: FeedScheduleTable;
}
