import { maxNamed, type SubjectNames } from '@api/audit/subject-names';
import { codeKey } from '@api/properties/queries/properties';
import { foldCode } from '@domain/property/property-code';
import type { PropertyAdminDatabase } from './schema';

export const propertyNames: SubjectNames<PropertyAdminDatabase> = {
  kind: 'property',
  read: (db, ids) =>
    db.selectFrom('property').select(['id', 'reference as name']).where('id', 'in', ids).execute(),
  async search(db, text) {
    const rows = await db
      .selectFrom('property')
      .select('id')
      .where(codeKey, '=', foldCode(text))
      .limit(maxNamed)
      .execute();
    return rows.map(({ id }) => id);
  },
};
