import type { Kysely } from 'kysely';
import type { Engine } from '@api/platform/db/engine';
import { bulkJob } from './bulk/bulk-job';
import { endOverridesJob } from './end-overrides-job';
import { propertyNames } from './property-names';
import { propertyBulkRoutes } from './routes/bulks';
import { staffPropertyRoutes } from './routes/properties';
import { type PropertyListDeps, propertyListRoutes } from './routes/property-list';
import { type PropertyPhotosDeps, propertyPhotoRoutes } from './routes/property-photos';
import type { PropertyAdminDatabase } from './schema';
import { propertyUndoer } from './undo-overrides';

export const propertyAdminModule = {
  routes: (deps: PropertyListDeps & PropertyPhotosDeps) => [
    propertyListRoutes(deps),
    propertyBulkRoutes(deps),
    staffPropertyRoutes(deps),
    propertyPhotoRoutes(deps),
  ],
  jobs: ({ db, engine }: { db: Kysely<PropertyAdminDatabase>; engine: Engine }) => [
    endOverridesJob(db),
    bulkJob(db, engine),
  ],
  undoers: () => [propertyUndoer],
  subjectNames: () => [propertyNames],
};
