import type { ColumnType, Generated } from 'kysely';
import type { OpinionAnswer } from '@domain/opinions';

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
  answer: OpinionAnswer;
  note: Defaulted<string>;
  written_at: Date;
}

interface OwnerOpinionTable {
  folder_id: number;
  property_id: number;
  answer: OpinionAnswer;
  written_at: Date;
}

/** The tables of folders for two (migrations/0016-folder-links.ts says what each is for). */
export interface FolderLinkTables {
  folder_link: FolderLinkTable;
  guest_opinion: GuestOpinionTable;
  owner_opinion: OwnerOpinionTable;
}
