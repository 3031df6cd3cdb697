import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Announce } from '@contract/announcements';
import type { DraftFields } from '@domain/announcement/draft';
import type { AnnouncementEvent, AnnouncementState } from '@domain/announcement/states';

type Json<T> = ColumnType<T, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface AnnouncementDraftTable {
  id: Generated<string>;
  account_id: number | null;
  fields: ColumnType<DraftFields, string | undefined, string>;
  revision: Defaulted<number>;
  created_at: Timestamp;
  saved_at: Timestamp;
  sent_at: Timestamp | null;
  protocol: string | null;
  own_number: Defaulted<number | null>;
  member_id: Defaulted<number | null>;
  property_id: Defaulted<number | null>;
  published_at: ColumnType<Date | null, Date | string | undefined, Date | string | null>;
  published_revision: Defaulted<number | null>;
  discarded_at: ColumnType<Date | null, Date | string | undefined, Date | string | null>;
}

interface AnnouncementBrowserTable {
  token_hash: string;
  draft_id: string;
  bound_at: Timestamp;
  id: Generated<string>;
  device: string | null;
}

interface AnnouncementLinkTable {
  draft_id: string;
  token_hash: string;
  expires_at: Timestamp;
}

interface AnnouncementPhotoLinkTable {
  token_hash: string;
  announcement_id: number;
  expires_at: Timestamp;
}

interface AnnouncementTable {
  id: Generated<number>;
  lead_id: number;
  account_id: number | null;
  state: Defaulted<AnnouncementState>;
  announce: Json<Announce>;
  history: Json<AnnouncementEvent[]>;
  property_id: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  photos_at: Timestamp | null;
}

/** Migrations 0027, 0029, 0030 and 0064 document the columns. */
export interface AnnouncementTables {
  announcement_draft: AnnouncementDraftTable;
  announcement_browser: AnnouncementBrowserTable;
  announcement_link: AnnouncementLinkTable;
  announcement_photo_link: AnnouncementPhotoLinkTable;
  announcement: AnnouncementTable;
}

export type StoredDraft = Selectable<AnnouncementDraftTable>;
export type StoredAnnouncement = Selectable<AnnouncementTable>;
