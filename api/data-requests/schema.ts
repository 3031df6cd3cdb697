import type { ColumnType, Generated, Selectable } from 'kysely';
import type { LeadsDatabase } from '@api/leads/schema';
import type { StaffDatabase } from '@api/staff/schema';
import type { DataRequestOutcome } from '@contract/staff-data-requests';

interface DataRequestTable {
  id: Generated<number>;
  /** ISO day. */
  requested_on: ColumnType<string, string, never>;
  noted_at: ColumnType<Date, Date, never>;
  member_id: number | null;
  answered_at: ColumnType<Date | null, undefined, Date>;
  answer: ColumnType<'data' | 'erased' | null, undefined, 'data' | 'erased'>;
  outcome: ColumnType<DataRequestOutcome | null, undefined, string>;
}

/** One of both. Erased with the person; the request stays. */
interface DataRequestPersonTable {
  request_id: number;
  email: string | null;
  phone: string | null;
}

/** Columns: migrations/0054-data-requests.ts. */
export interface DataRequestTables {
  data_request: DataRequestTable;
  data_request_person: DataRequestPersonTable;
}

export interface DataRequestsDatabase extends LeadsDatabase, StaffDatabase, DataRequestTables {}

export type DataRequest = Selectable<DataRequestTable>;
