import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import type { Kysely } from 'kysely';
import { checkProperties } from './check-properties';
import type { PortalFeedsDeps } from './deps';
import { portalFileRoutes } from './routes/file';
import { staffPortalRoutes } from './routes/staff-portals';
import type { PortalFeedsDatabase } from './schema';
import { listingUndoer, portalSubjects, portalUndoer } from './undo';

interface JobDeps {
  db: Kysely<PortalFeedsDatabase>;
  siteUrl: string;
}

export const portalFeedsModule = {
  routes: (deps: PortalFeedsDeps) => [staffPortalRoutes(deps), portalFileRoutes(deps)],
  jobs: (deps: JobDeps): JobDefinition[] => [checkJob(deps)],
  undoers: () => [listingUndoer, portalUndoer],
  subjectNames: () => [portalSubjects],
};

/** What portals would refuse, for the list and its counts. */
const checkJob = ({ db, siteUrl }: JobDeps) =>
  scheduledJob('portal-checks', { everyMinutes: 10, atStart: true }, async () => {
    const checked = await checkProperties(db, { siteUrl, limit: null });
    return checked > 0 ? { checked } : undefined;
  });
