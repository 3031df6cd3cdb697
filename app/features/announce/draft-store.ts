import type { AnnouncementDraft } from '@contract/announcements';
import type { DraftChange } from '@domain/announcement/draft';

/** Where drafts of announcements lie: each is named by the secret of a browser (docs/decisions/0070). */
export interface DraftStore {
  /** null: this browser has none. */
  read(token: string): Promise<AnnouncementDraft | null>;
  /**
   * Brings what was typed into the draft, and makes one where there is none.
   * @throws DraftIsSent
   */
  save(token: string, change: DraftChange): Promise<AnnouncementDraft>;
  /** It was sent, and is known by this protocol: it takes no more changes. Twice is once. */
  sent(token: string, protocol: string): Promise<void>;
  /** This browser begins another; one that was not sent is gone. */
  leave(token: string): Promise<void>;
}

/** What is typed into a draft that was sent meanwhile is no announcement. */
export class DraftIsSent extends Error {
  override name = 'DraftIsSent';
}
