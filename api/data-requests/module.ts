import type { DataRequestDeps } from './deps';
import { dataRequestPersonalData } from './personal-data';
import { dataRequestRoutes } from './routes/data-requests';

export const dataRequestsModule = {
  routes: (deps: DataRequestDeps) => [dataRequestRoutes(deps)],
  personalData: () => dataRequestPersonalData,
};
