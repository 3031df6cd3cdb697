import { type Kysely, sql } from 'kysely';
import { contactTabs, type StaffContacts } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';
import { isVisibleTo, type Reader } from './own';
import { partOf } from './parts';

/** Of each part of the list, as far as the member sees it. */
export async function contactCounts(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
): Promise<StaffContacts['counts']> {
  const columns = contactTabs.map(
    (tab) =>
      sql`(select count(*) from lead where ${partOf[tab]} and ${isVisibleTo(reader)}) as ${sql.id(tab)}`,
  );
  const { rows } = await sql<StaffContacts['counts']>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
}
