import type { AnnouncementsDatabase } from './schema';
import { ownersPhotosParams, ownersPhotosPath } from '@domain/announcement/photos';
import type { LeadExtension } from '@api/leads/lead-extension';
import { deletePhotos } from '@api/platform/photos/uploaded-files';
import { eraseDrafts } from './queries/announcement-drafts';
import { createPhotoLink } from './queries/announcement-photo-links';
import { announcementOfLead } from './queries/announcements';
import { announcementReceivedEmail } from './received-email';

export const announcementLeads: LeadExtension<AnnouncementsDatabase> = {
  announceOf: async (db, lead) => (await announcementOfLead(db, lead))?.announce ?? null,
  async receipt({ db, house: brokerage }, lead) {
    const announcement = await announcementOfLead(db, lead);
    if (!announcement) return null;
    const link = new URL(ownersPhotosPath, brokerage.siteUrl);
    link.searchParams.set(ownersPhotosParams.link, await createPhotoLink(db, announcement.id));
    return announcementReceivedEmail({ db, house: brokerage }, announcement, link.href);
  },
  eraseDrafts,
  deletePhotos,
};
