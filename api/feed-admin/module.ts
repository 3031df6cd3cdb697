import { publishJob } from './publish-job';
import { type FeedAdminDeps, staffFeedRoutes } from './routes/feeds';
import { staffFeedUploadRoutes } from './routes/uploads';
import { scheduleUndoer } from './schedule';
import { uploadJob, type UploadJobDeps } from './uploads/upload-job';

export const feedAdminModule = {
  routes: (deps: FeedAdminDeps) => [staffFeedRoutes(deps), staffFeedUploadRoutes(deps)],
  undoers: () => [scheduleUndoer],
  jobs: (deps: UploadJobDeps) => [publishJob(deps.db), uploadJob(deps)],
};
