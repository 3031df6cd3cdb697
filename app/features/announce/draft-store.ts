import type { AnnouncementDraft, DraftDevices } from '@contract/announcements';
import type { DeviceOutcome } from '@domain/announcement/devices';
import type { DraftChange } from '@domain/announcement/draft';

/** Drafts of announcements, by a secret of the browser (docs/decisions/0070). */
export interface DraftStore {
  /** null if this browser has none. */
  read(token: string): Promise<AnnouncementDraft | null>;
  /** Merges input into the draft; creates the draft if needed. @param device 'Safari no iPhone' @throws DraftIsSent */
  save(token: string, change: DraftChange, device?: string): Promise<AnnouncementDraft>;
  /** Marks the draft as sent under this protocol; it then rejects changes. Idempotent. */
  sent(token: string, protocol: string): Promise<void>;
  /** Detaches this browser. Deletes an unsent draft if no other browser has it. */
  leave(token: string): Promise<void>;
  /** Deletes an unsent draft in all browsers. */
  discard(token: string): Promise<void>;
  /** Creates the draft's link and replaces the old one. false without an unsent draft. */
  makeLink(token: string, link: string): Promise<boolean>;
  endLink(token: string): Promise<void>;
  /** Creation time of the link's draft (ISO); null if the link is invalid for any reason. */
  lookAtLink(link: string): Promise<string | null>;
  /** Gives a browser the link's draft, in place of its own. */
  openLink(link: string, token: string, device: string): Promise<DeviceOutcome>;
  /** Browsers with the draft, oldest first, and the expiry of its link. */
  devices(token: string): Promise<DraftDevices>;
  revoke(token: string, id: string): Promise<void>;
}

export class DraftIsSent extends Error {
  override name = 'DraftIsSent';
}
