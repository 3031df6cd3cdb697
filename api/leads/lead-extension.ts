import type { Kysely } from 'kysely';
import type { Announce } from '@contract/announcements';
import type { LeadsDatabase } from './schema';
import type { EmailContext } from '@api/platform/email/email-renderer';
import type { Email } from '@api/platform/email/email';

/** Hooks for modules that extend a lead, as announcements do. modules.ts injects it. */
export interface LeadExtension<Tables = LeadsDatabase> {
  /** null: the lead is not an announcement. */
  announceOf(db: Kysely<Tables>, lead: number): Promise<Announce | null>;
  /** Replaces the default receipt; null: send the default. */
  receipt(context: EmailContext<Tables>, lead: number): Promise<Email | null>;
  /** @returns ids of the erased drafts, for `deletePhotos` */
  eraseDrafts(write: Kysely<Tables>, email: string): Promise<string[]>;
  deletePhotos(dataDir: string, erased: { drafts: string[]; protocols: string[] }): Promise<number>;
}
