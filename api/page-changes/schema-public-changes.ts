import type { ColumnType } from 'kysely';

export type PublicChangeKind = 'home' | 'hidden' | 'list' | 'photo' | 'site';

/** Triggers write the rows. */
interface PublicChangeTable {
  written_by: ColumnType<string, never, never>;
  at: ColumnType<Date, Date | undefined, Date>;
  kind: PublicChangeKind;
  property_id: number | null;
  photo_key: string | null;
}

/** migrations/0036-public-changes.ts describes the columns. */
export interface PublicChangeTables {
  public_change: PublicChangeTable;
}
