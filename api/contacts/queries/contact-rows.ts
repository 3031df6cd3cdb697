import { type Kysely, sql } from 'kysely';
import type { SubjectNames } from '@api/audit/subject-names';
import { deliveriesOf } from '@api/leads/deliveries';
import { detailRows, kindNames } from '@api/leads/lead-texts';
import type { StoredLead } from '@api/leads/schema-leads';
import type { StaffContactRow } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';
import { responsibleOf, type ResponsibleColumns } from './responsibles';

export const contactsWithNames = (db: Kysely<ContactsDatabase>) =>
  db
    .selectFrom('lead')
    .leftJoin('property', 'property.id', 'lead.product_id')
    .leftJoin('broker', 'broker.id', 'lead.broker_id')
    .leftJoin('staff_member', 'staff_member.id', 'lead.member_id')
    .selectAll('lead')
    .select(['property.reference as code', 'property.title', 'broker.name as broker_name'])
    .select('staff_member.name as member_name')
    .select(sql<string | null>`to_char(lead.next_on, 'YYYY-MM-DD')`.as('next_day'));

type Row = StoredLead & ResponsibleColumns & { code: string | null; title: string | null };

/** What row and record have in common. */
export const contactFacts = (row: Row) => ({
  ...{ id: row.id, protocol: row.protocol, created_at: row.created_at.toISOString() },
  ...{ kind: row.kind, request: kindNames[row.kind], name: row.name, email: row.email || null },
  phone: row.whatsapp,
  property:
    row.product_id !== null && row.code !== null
      ? { id: row.product_id, code: row.code, title: row.title ?? '' }
      : null,
  ...{ state: row.state, responsible: responsibleOf(row) },
  ...{ channel: row.channel, suspicion: row.suspicion },
  portal: row.portal && { name: row.portal, contact: row.portal_contact, listing: row.portal_listing },
});

/** In the order of the ids. */
export async function contactRows(
  db: Kysely<ContactsDatabase>,
  ids: readonly number[],
): Promise<StaffContactRow[]> {
  if (ids.length === 0) return [];
  const rows = await contactsWithNames(db)
    .where('lead.id', 'in', [...ids])
    .execute();
  const deliveries = await deliveriesOf(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { source, campaign } = row.campaign as { source?: string; campaign?: string };
    return {
      ...contactFacts(row),
      visit: detailRows(row).find(([name]) => name === 'Visita')?.[1] ?? null,
      campaign: { source, campaign },
      next_on: row.next_day,
      deliveries: deliveries.get(id)!.map(({ place, state }) => ({ place, state })),
    };
  });
}

export const contactNames: SubjectNames<ContactsDatabase> = {
  kind: 'lead',
  read: (db, ids) => db.selectFrom('lead').select(['id', 'name']).where('id', 'in', ids).execute(),
};
