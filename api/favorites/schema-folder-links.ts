import type { ColumnType, Generated } from 'kysely';
import type { ReactionValue } from '@domain/favorites/reactions';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface FolderLinkTable {
  id: Generated<number>;
  folder_id: number;
  token_hash: string;
  days: number | null;
  expires_at: Timestamp | null;
  shows_notes: Defaulted<boolean>;
  guest_name: string | null;
  created_at: Date;
  revoked_at: Timestamp | null;
  openings: Defaulted<number>;
  opened_at: Timestamp | null;
}

interface GuestOpinionTable {
  link_id: number;
  property_id: number;
  answer: ReactionValue;
  note: Defaulted<string>;
  written_at: Date;
}

interface OwnerReactionTable {
  folder_id: number;
  property_id: number;
  answer: ReactionValue;
  written_at: Date;
}

/** migrations/0016-folder-links.ts documents the tables. */
export interface FolderLinkTables {
  folder_link: FolderLinkTable;
  guest_opinion: GuestOpinionTable;
  owner_opinion: OwnerReactionTable;
}
