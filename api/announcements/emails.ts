import type { AnnouncementsDatabase } from './schema';
import { accountByEmail } from '@api/accounts/queries/accounts';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import type { AnnouncementNews } from '@domain/announcement/states';
import { announcementNewsEmail } from './news-email';
import { announcementPhotosEmail } from './photos-email';
import { announcementById } from './queries/announcements';

interface AnnouncementEmails {
  /** To the owner, for each event. `event`: its place in the history; jobs of before 2026-11-29 have none. */
  'announcement-news': { announcement: number; what: AnnouncementNews; event?: number };
  /** To the brokerage: the owner added photos. */
  'announcement-photos': { announcement: number };
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends AnnouncementEmails {}
}

export const announcementEmails: EmailRenderers<AnnouncementsDatabase, keyof AnnouncementEmails> = {
  'announcement-news': {
    async render(context, recipient, { announcement: id, what, event }) {
      const announcement = await announcementById(context.db, id);
      if (!announcement) return null;
      const account = (await accountByEmail(context.db, recipient)) ?? null;
      return announcementNewsEmail(context, { announcement, what, event, account });
    },
  },
  'announcement-photos': {
    async render({ db }, _, { announcement: id }) {
      const announcement = await announcementById(db, id);
      return announcement ? announcementPhotosEmail(announcement) : null;
    },
  },
};
