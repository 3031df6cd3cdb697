import { brokerageRoutes } from './routes/brokerage';
import { homeRoutes } from './routes/home';
import { scheduleJob } from './schedule-job';
import type { Kysely } from 'kysely';
import type { BrokerageDatabase } from './schema';

export const brokerageModule = {
  routes: (deps: { db: Kysely<BrokerageDatabase> }) => [brokerageRoutes(deps), homeRoutes(deps)],
  jobs: ({ db }: { db: Kysely<BrokerageDatabase> }) => [scheduleJob(db)],
};
