import { likeText, maxNamed, type SubjectNames } from '@api/audit/subject-names';
import type { BrokerAdminDatabase } from './schema';

export const brokerNames: SubjectNames<BrokerAdminDatabase> = {
  kind: 'broker',
  read: (db, ids) => db.selectFrom('broker').select(['id', 'name']).where('id', 'in', ids).execute(),
  async search(db, text) {
    const rows = await db
      .selectFrom('broker')
      .select('id')
      .where('name', 'ilike', likeText(text))
      .orderBy('id', 'desc')
      .limit(maxNamed)
      .execute();
    return rows.map(({ id }) => id);
  },
};
