import { announcementRoutes } from './routes/announcements';
import { announcementDraftRoutes } from './routes/announcement-drafts';
import { announcementLinkRoutes } from './routes/announcement-links';
import { announcementPhotoRoutes } from './routes/announcement-photos';
import { staffAnnouncementRoutes } from './routes/staff-announcements';
import { announcedPhotosJob } from './announced-photos';
import type { AnnouncementsDeps, AnnouncementsJobDeps } from './deps';
import { announcementPersonalData } from './personal-data';

export const announcementsModule = {
  routes: (deps: AnnouncementsDeps) => [
    announcementRoutes(deps),
    announcementDraftRoutes(deps),
    announcementLinkRoutes(deps),
    announcementPhotoRoutes(deps),
    staffAnnouncementRoutes(deps),
  ],
  jobs: ({ db, dataDir }: AnnouncementsJobDeps) => [announcedPhotosJob(db, dataDir)],
  personalData: () => announcementPersonalData,
};
