import type { ColumnType } from 'kysely';

export type PublicChangeKind = 'home' | 'list' | 'photo' | 'site';

/** Its rows are written by the database itself, whoever changes what public pages show. */
interface PublicChangeTable {
  written_by: ColumnType<string, never, never>;
  at: ColumnType<Date, Date | undefined, Date>;
  kind: PublicChangeKind;
  property_id: number | null;
  photo_key: string | null;
}

/** The table of what public pages show otherwise now (migrations/0036-public-changes.ts says what each column is for). */
export interface PublicChangeTables {
  public_change: PublicChangeTable;
}
