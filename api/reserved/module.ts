import type { ReservedDeps } from './deps';
import { reservedPersonalData } from './personal-data';
import { reservedPhotoRoutes } from './routes/photos';
import { staffReservedRoutes } from './routes/staff';
import { reservedRoutes } from './routes/visitor';

export const reservedModule = {
  routes: (deps: ReservedDeps) => [
    reservedRoutes(deps),
    reservedPhotoRoutes(deps),
    staffReservedRoutes(deps),
  ],
  personalData: () => reservedPersonalData,
};
