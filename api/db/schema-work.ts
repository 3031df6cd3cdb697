import type { ColumnType, Generated, Selectable } from 'kysely';

interface WorkTable {
  id: Generated<number>;
  kind: string;
  key: string | null;
  line: string | null;
  bulk: ColumnType<boolean, boolean | undefined, never>;
  account_id: number | null;
  /** Lower case. */
  person: string | null;
  details: ColumnType<unknown, string | undefined, never>;
  created_at: Date;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: Date;
  held_until: ColumnType<Date | null, never, Date | null>;
  failed_at: ColumnType<Date | null, never, Date | null>;
  last_error: ColumnType<string | null, never, string | null>;
}

interface WorkPaceTable {
  kind: string;
  free_at: ColumnType<Date, undefined, Date>;
}

/** The tables of work that waits (migrations/0008-waiting-work.ts says what each column is for). */
export interface WorkTables {
  work: WorkTable;
  work_pace: WorkPaceTable;
}

/** A piece of work that waits or is in hand. */
export type Work = Selectable<WorkTable>;
