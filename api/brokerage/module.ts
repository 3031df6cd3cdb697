import { brokerageRoutes } from './routes/brokerage';
import { homeRoutes } from './routes/home';
import type { Kysely } from 'kysely';
import type { BrokerageDatabase } from './schema';

export const brokerageModule = {
  routes: (deps: { db: Kysely<BrokerageDatabase> }) => [brokerageRoutes(deps), homeRoutes(deps)],
};
