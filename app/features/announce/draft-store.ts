import type { AnnouncementDraft, DraftDevices } from '@contract/announcements';
import type { DeviceOutcome } from '@domain/announcement/devices';
import type { DraftChange } from '@domain/announcement/draft';

/** Where drafts of announcements lie: each is named by the secret of a browser (docs/decisions/0070). */
export interface DraftStore {
  /** null: this browser has none. */
  read(token: string): Promise<AnnouncementDraft | null>;
  /**
   * Brings what was typed into the draft, and makes one where there is none.
   * @param device what the browser is called: 'Safari no iPhone'
   * @throws DraftIsSent
   */
  save(token: string, change: DraftChange, device?: string): Promise<AnnouncementDraft>;
  /** It was sent, and is known by this protocol: it takes no more changes. Twice is once. */
  sent(token: string, protocol: string): Promise<void>;
  /** This browser begins another; one that was not sent is gone, unless another browser has it. */
  leave(token: string): Promise<void>;
  /** It is gone, in every browser; one that was sent stays. */
  discard(token: string): Promise<void>;
  /** Makes the link of the draft, in place of the one before; false: there is no draft that is not sent. */
  makeLink(token: string, link: string): Promise<boolean>;
  /** The draft's link opens nothing any more. */
  endLink(token: string): Promise<void>;
  /** When the draft of a link was begun (ISO); null: it opens nothing, whatever the reason. */
  lookAtLink(link: string): Promise<string | null>;
  /** Gives the draft of a link to a browser, in place of what that had. */
  openLink(link: string, token: string, device: string): Promise<DeviceOutcome>;
  /** The browsers that have the draft, the first first, and until when its link opens. */
  devices(token: string): Promise<DraftDevices>;
  /** Another browser has the draft no more. */
  revoke(token: string, id: string): Promise<void>;
}

/** What is typed into a draft that was sent meanwhile is no announcement. */
export class DraftIsSent extends Error {
  override name = 'DraftIsSent';
}
