import type { ColumnType, Generated, Selectable } from 'kysely';

interface JobTable {
  id: Generated<number>;
  kind: string;
  key: string | null;
  line: string | null;
  bulk: ColumnType<boolean, boolean | undefined, never>;
  account_id: number | null;
  person: string | null;
  details: ColumnType<unknown, string | undefined, never>;
  created_at: Date;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: Date;
  held_until: ColumnType<Date | null, never, Date | null>;
  failed_at: ColumnType<Date | null, never, Date | null>;
  last_error: ColumnType<string | null, never, string | null>;
}

interface JobPaceTable {
  kind: string;
  free_at: ColumnType<Date, undefined, Date>;
}

/** Columns: migrations/0008-waiting-work.ts. */
export interface JobTables {
  work: JobTable;
  work_pace: JobPaceTable;
}

export type Job = Selectable<JobTable>;
