import { sql } from 'kysely';
import type { PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';
import { requestsOf } from './person-data';
import type { DataRequestsDatabase } from './schema';

/** Requests prove that they were answered, as long as contacts are stored; an erased person is in none. */
export const dataRequestPersonalData: PersonalData<DataRequestsDatabase> = {
  async export(db, { verifiedEmails }) {
    const all = verifiedEmails.map((email) => requestsOf(db, { email, phone: null }));
    return { pedidosSobreDados: (await Promise.all(all)).flat() };
  },
  async deleteExpired(db) {
    await db
      .deleteFrom('data_request')
      .where('noted_at', '<', sql<Date>`${sqlNow()} - make_interval(years => ${retention.leadYears})`)
      .execute();
  },
};
