import { publicChangeRoutes } from './routes/public-changes';
import type { Kysely } from 'kysely';
import type { PageChangesDatabase } from './schema';
import { changeExpiryJob } from './queries/public-changes';

export const pageChangesModule = {
  routes: (deps: { db: Kysely<PageChangesDatabase> }) => [publicChangeRoutes(deps)],
  jobs: ({ db }: { db: Kysely<PageChangesDatabase> }) => [changeExpiryJob(db)],
};
