import type { SubjectNames } from '@api/audit/subject-names';
import type { BrokerAdminDatabase } from './schema';

export const brokerNames: SubjectNames<BrokerAdminDatabase> = {
  kind: 'broker',
  read: (db, ids) => db.selectFrom('broker').select(['id', 'name']).where('id', 'in', ids).execute(),
};
