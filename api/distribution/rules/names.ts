import { sql } from 'kysely';
import type { SubjectNames } from '@api/audit/subject-names';
import { conditionText } from '@domain/leads/distribution/condition-text';
import { generalGroupName } from '@domain/leads/distribution/distribution-rules';
import { absencesSince } from '../queries/absences';
import { anyCondition } from '../queries/rules';
import type { DistributionDatabase } from '../schema';

export const groupNames: SubjectNames<DistributionDatabase> = {
  kind: 'distribution-group',
  async read(db, ids) {
    const rows = await db
      .selectFrom('distribution_group')
      .select(['id', 'name', 'condition', 'is_general'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name, condition, is_general: isGeneral }) => ({
      id,
      name: isGeneral
        ? generalGroupName
        : [conditionText({ ...anyCondition, ...condition }), name].filter(Boolean).join(', '),
    }));
  },
};

export const absenceNames: SubjectNames<DistributionDatabase> = {
  kind: 'absence',
  read: (db, ids) => absencesSince(db, '0001-01-01', sql<boolean>`absence.id = any(${ids}::int[])`),
};
