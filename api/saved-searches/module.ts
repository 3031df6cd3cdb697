import { savedSearchRoutes } from './routes/saved-searches';
import { alertRoutes } from './routes/alerts';
import { newProductRoutes } from './routes/new-products';
import { changeRoutes } from './routes/changes';
import { searchNewsRoutes } from './routes/search-news';
import { alertsJob } from './alerts/alerts-job';
import type { SavedSearchesDeps, SavedSearchesJobDeps } from './deps';
import { savedSearchPersonalData } from './personal-data';

export const savedSearchesModule = {
  routes: (deps: SavedSearchesDeps) => [
    savedSearchRoutes(deps),
    alertRoutes(deps),
    newProductRoutes(deps),
    changeRoutes(deps),
    searchNewsRoutes(deps),
  ],
  jobs: ({ db, matchAlerts }: SavedSearchesJobDeps) => [alertsJob(db, matchAlerts)],
  personalData: () => savedSearchPersonalData,
};
