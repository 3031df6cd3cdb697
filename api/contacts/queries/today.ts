import { type Kysely, sql } from 'kysely';
import { midnight, reconcileLeads } from '@api/leads/reconciliation';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StaffContacts } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';
import { isVisibleTo, type Reader } from './own';

/** What became of today's contacts, and how long the oldest delivery of any day has waited. */
export async function deliveriesToday(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
): Promise<Pick<StaffContacts, 'today' | 'oldest_waiting_at'>> {
  const where = isVisibleTo(reader);
  const { rows } = await sql<{ at: Date | null }>`
    select min(created_at) as at from lead where ${where}
      and lead.id in (select d.lead_id from lead_delivery d where d.state in ('queued', 'waiting'))`.execute(
    db,
  );
  return {
    today: await reconcileLeads(db, { since: midnight(0, sqlNow()), where }),
    oldest_waiting_at: rows[0]?.at?.toISOString() ?? null,
  };
}
