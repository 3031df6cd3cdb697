import type { Kysely } from 'kysely';
import type { AnalyticsDatabase } from './schema';
import { publicTitle } from '@api/catalogue/hidden';
import { maxExportedRows, type PersonalData } from '@api/platform/db/personal-data';

export const analyticsPersonalData: PersonalData<AnalyticsDatabase> = {
  export: async (db, { accountId }) => ({ imoveisVistos: await visits(db, accountId) }),
};

const visits = (db: Kysely<AnalyticsDatabase>, id: number) =>
  db
    .selectFrom('property_visit')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['property.reference as codigo', publicTitle.as('titulo')])
    .select(['visits as vezes', 'seen_at as ultimaVez'])
    .where('account_id', '=', id)
    .orderBy('seen_at', 'desc')
    .limit(maxExportedRows)
    .execute();
