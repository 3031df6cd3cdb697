import { announcementRoutes } from './routes/announcements';
import { announcementDraftRoutes } from './routes/announcement-drafts';
import { announcementLinkRoutes } from './routes/announcement-links';
import { announcementPhotoRoutes } from './routes/announcement-photos';
import { staffAnnouncementRoutes } from './routes/staff-announcements';
import { announcedPhotosJob } from './announced-photos';
import type { AnnouncementsDeps, AnnouncementsJobDeps } from './deps';
import { staffTypedPropertyRoutes } from './routes/staff-typed-properties';
import { ownPropertyNames, ownPropertyUndoer } from './own/undo-own';
import { announcementPersonalData } from './personal-data';

export const announcementsModule = {
  routes: (deps: AnnouncementsDeps) => [
    announcementRoutes(deps),
    announcementDraftRoutes(deps),
    announcementLinkRoutes(deps),
    announcementPhotoRoutes(deps),
    staffAnnouncementRoutes(deps),
    staffTypedPropertyRoutes(deps),
  ],
  jobs: ({ db, dataDir }: AnnouncementsJobDeps) => [announcedPhotosJob(db, dataDir)],
  undoers: () => [ownPropertyUndoer],
  subjectNames: () => [ownPropertyNames],
  personalData: () => announcementPersonalData,
};
