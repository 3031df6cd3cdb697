import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from './schema';
import { publicTitle } from '@api/catalogue/hidden';
import { maxExportedRows, type PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';

export const savedSearchPersonalData: PersonalData<SavedSearchesDatabase> = {
  export: async (db, { accountId }) => ({
    pesquisasSalvas: await searches(db, accountId),
    avisos: await alerts(db, accountId),
  }),
  async deleteExpired(db) {
    const now = sqlNow();
    await db
      .deleteFrom('saved_search')
      .where('removed_at', '<', sql<Date>`${now} - make_interval(days => ${retention.removedSearchDays})`)
      .execute();
    const longAgo = sql<Date>`${now} - make_interval(days => ${retention.alertDays})`;
    await db.deleteFrom('alert_letter').where('made_at', '<', longAgo).execute();
    await db.deleteFrom('alert').where('letter_id', 'is', null).where('at', '<', longAgo).execute();
  },
};

const searches = (db: Kysely<SavedSearchesDatabase>, id: number) =>
  db
    .selectFrom('saved_search')
    .select(['name as nome', 'criteria as criterios', 'place_label as lugar', 'currency as moeda'])
    .select(['frequency as quandoAvisar', 'paused_until as emPausaAte', 'removed_at as excluidaEm'])
    .select(['created_at as desde', 'updated_at as mudadaEm', 'baseline_at as novidadesDesde'])
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(maxExportedRows)
    .execute();

const alerts = (db: Kysely<SavedSearchesDatabase>, id: number) =>
  db
    .selectFrom('alert')
    .innerJoin('property', 'property.id', 'property_id')
    .leftJoin('alert_search', 'alert_id', 'alert.id')
    .leftJoin('saved_search', 'saved_search.id', 'search_id')
    .leftJoin('alert_letter', 'alert_letter.id', 'letter_id')
    .select(['property.reference as codigo', 'saved_search.name as pesquisa'])
    .select(publicTitle.as('titulo'))
    .select([
      'alert_search.kind as motivo',
      'alert.favorite as motivoDoFavorito',
      'alert.at as quando',
      'alert_letter.made_at as cartaDe',
      'alert_letter.rhythm as ritmo',
    ])
    .where('alert.account_id', '=', id)
    .orderBy('alert.id', 'desc')
    .limit(maxExportedRows)
    .execute();
