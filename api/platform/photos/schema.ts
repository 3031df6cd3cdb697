import type { ColumnType } from 'kysely';
import type { JobTables } from '@api/platform/jobs/schema-work';
import type { Defaulted } from '@api/platform/db/columns';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface PhotoTable {
  /** The identity: the address without signature, or a URL of our own. */
  url: string;
  /** The newest address; null: `url`. */
  address: Nullable<string>;
  /** What the feed gives of its state; another one: the picture may have been replaced. */
  feed_version: Nullable<string>;
  /** Validators of the stored picture (RFC 9110, 8.8). */
  etag: Nullable<string>;
  last_modified: Nullable<string>;
  status: Defaulted<string>;
  key: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  /** 16 hexadecimal digits; null: not computed yet; '': the stored picture could not be read. */
  perceptual_hash: Nullable<string>;
  attempts: Defaulted<number>;
  next_attempt_at: Date;
  error: string | null;
  unused_since: Nullable<Date>;
  /** When the original is asked for again (photos/refetch.ts); null: never. */
  renew_at: Nullable<Date>;
}

export interface PhotoTables {
  photo: PhotoTable;
}

export interface PhotosDatabase extends PhotoTables, JobTables {}
