import type { Kysely } from 'kysely';
import { staffBrokerRoutes } from './routes/brokers';
import type { BrokerAdminDatabase } from './schema';
import { brokerNames } from './broker-names';
import { brokerUndoer } from './undo-broker';

export const brokerAdminModule = {
  routes: (deps: { db: Kysely<BrokerAdminDatabase> }) => [staffBrokerRoutes(deps)],
  undoers: () => [brokerUndoer],
  subjectNames: () => [brokerNames],
};
