import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RemovalKind } from '@domain/favorites/folders';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';

/** null: not removed. */
type RemovedBy = ColumnType<number | null, number | undefined, number | null>;

interface FolderRemovalTable {
  id: Generated<number>;
  account_id: number;
  kind: RemovalKind;
  removed_at: Date;
}

interface FolderTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  name_key: string;
  created_at: Date;
  used_at: Date;
  removal_id: RemovedBy;
}

interface FolderItemTable {
  id: Generated<number>;
  account_id: number;
  folder_id: number;
  property_id: number;
  negotiation: Negotiation;
  kept_at: Date;
  price: number | null;
  currency: Currency;
  priced_at: Date;
  removal_id: RemovedBy;
}

interface PropertyNoteTable {
  account_id: number;
  property_id: number;
  note: string;
  written_at: Date;
}

/** migrations/0015-folders.ts documents the columns. */
export interface FolderTables {
  folder_removal: FolderRemovalTable;
  folder: FolderTable;
  folder_item: FolderItemTable;
  home_note: PropertyNoteTable;
}

export type Folder = Selectable<FolderTable>;
export type FolderItem = Selectable<FolderItemTable>;
