import type { SearchDatabase } from './schema';
import { sql } from 'kysely';
import type { PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';

/** Recent searches belong to a random id of the browser, not to an account. */
export const searchPersonalData: PersonalData<SearchDatabase> = {
  async deleteExpired(db) {
    await db
      .deleteFrom('recent_search')
      .where(
        'searched_at',
        '<',
        sql<Date>`${sqlNow()} - make_interval(days => ${retention.recentSearchDays})`,
      )
      .execute();
  },
};
