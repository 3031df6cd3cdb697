import { type Kysely, sql } from 'kysely';
import { type ContactTab, contactTabs, type StaffContacts } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';
import { isVisibleTo, type Reader } from './own';
import { partOf } from './parts';

/** Of each part of the list, as far as the member sees it. */
export async function contactCounts(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
): Promise<StaffContacts['counts']> {
  const columns = contactTabs.map((tab) => {
    const isWhole = tab === 'all' && reader.grant === 'all';
    return sql`(${isWhole ? allLeads : leadsOf(tab, reader)}) as ${sql.id(tab)}`;
  });
  const { rows } = await sql<StaffContacts['counts']>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
}

const leadsOf = (tab: ContactTab, reader: Reader) =>
  sql`select count(*) from lead where ${partOf[tab]} and ${isVisibleTo(reader)}`;

/** Of triggers (migration 0056): counting 200,000 rows costs more than the rest of the call. */
const allLeads = sql`select coalesce(sum(n), 0)::bigint from lead_count`;
