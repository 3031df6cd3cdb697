import type { ColumnType } from 'kysely';

interface AttemptTable {
  key: string;
  tries: ColumnType<Date[], never, Date[]>;
  refused: ColumnType<boolean, never, boolean>;
}

export interface AttemptTables {
  attempt: AttemptTable;
}
