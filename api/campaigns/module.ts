import type { Kysely } from 'kysely';
import { campaignNames } from './campaign-names';
import { campaignRoutes } from './routes/public';
import { staffCampaignRoutes } from './routes/staff';
import type { CampaignsDatabase } from './schema';
import { showCampaignsJob } from './show-campaigns-job';
import { campaignUndoer } from './undo-campaign';

export const campaignsModule = {
  routes: (deps: { db: Kysely<CampaignsDatabase> }) => [campaignRoutes(deps), staffCampaignRoutes(deps)],
  jobs: ({ db }: { db: Kysely<CampaignsDatabase> }) => [showCampaignsJob(db)],
  undoers: () => [campaignUndoer],
  subjectNames: () => [campaignNames],
};
