import { brokerRoutes } from './routes/broker';
import type { Kysely } from 'kysely';
import type { BrokersDatabase } from './schema';

export const brokersModule = {
  routes: (deps: { db: Kysely<BrokersDatabase> }) => [brokerRoutes(deps)],
};
