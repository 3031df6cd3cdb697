import { viewRoutes } from './routes/views';
import { experimentRoutes } from './routes/experiments';
import { staffExperimentRoutes } from './routes/staff-experiments';
import { propertyVisitRoutes } from './routes/property-visits';
import type { AnalyticsDeps } from './deps';
import { viewExpiryJob } from './forget-views';
import { analyticsPersonalData } from './personal-data';

export const analyticsModule = {
  routes: (deps: AnalyticsDeps) => [
    viewRoutes(deps),
    experimentRoutes(deps),
    staffExperimentRoutes(deps),
    propertyVisitRoutes(deps),
  ],
  jobs: ({ db }: Pick<AnalyticsDeps, 'db'>) => [viewExpiryJob(db)],
  personalData: () => analyticsPersonalData,
};
