import type { Generated } from 'kysely';
import type { Defaulted, Timestamp } from '@api/platform/db/columns';
import type { FeedsDatabase } from '@api/feeds/schema';
import type { StaffDatabase } from '@api/staff/schema';

/** migrations/0074-loads-by-people.ts describes the columns. */
interface FeedUploadTable {
  id: Generated<number>;
  source: string;
  name: string;
  member_id: number;
  created_at: Timestamp;
  parts: Defaulted<number>;
  bytes: Defaulted<number>;
  queued_at: Timestamp | null;
}
interface FeedUploadPartTable {
  upload_id: number;
  part: number;
  content: string;
}

export interface FeedAdminDatabase extends FeedsDatabase, StaffDatabase {
  feed_upload: FeedUploadTable;
  feed_upload_part: FeedUploadPartTable;
}
