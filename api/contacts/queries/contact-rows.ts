import { type Kysely, sql } from 'kysely';
import { maxNamed, type SubjectNames } from '@api/audit/subject-names';
import { deliveriesOf } from '@api/leads/deliveries';
import { detailRows, kindNames } from '@api/leads/lead-texts';
import type { StoredLead } from '@api/leads/schema-leads';
import { maxFound } from '@domain/leads/contact-parts';
import type { StaffContactRow } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';
import { responsibleOf, type ResponsibleColumns } from './responsibles';
import { matchesText } from './search-words';

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
  const offered = await offeredNow(db, ids);
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
      offered_to: offered.get(id) ?? null,
      deliveries: deliveries.get(id)!.map(({ place, state }) => ({ place, state })),
    };
  });
}

/** Names of those who are asked, by contact. */
async function offeredNow(
  db: Kysely<ContactsDatabase>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('lead_offer')
    .leftJoin('broker', 'broker.id', 'lead_offer.broker_id')
    .leftJoin('staff_member', 'staff_member.id', 'lead_offer.member_id')
    .select(['lead_id', sql<string | null>`coalesce(broker.name, staff_member.name)`.as('name')])
    .where('ended_at', 'is', null)
    .where(sql<boolean>`lead_id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.flatMap(({ lead_id: id, name }) => (name === null ? [] : [[Number(id), name]])));
}

export const contactNames: SubjectNames<ContactsDatabase> = {
  kind: 'lead',
  read: (db, ids) => db.selectFrom('lead').select(['id', 'name']).where('id', 'in', ids).execute(),
  /** As the search of contacts. */
  async search(db, text) {
    const matches = await matchesText(db, text);
    if (matches === null) return [];
    const { rows } = await sql<{ id: number }>`
      with matched as materialized (select id from lead where ${matches} limit ${maxFound})
      select id from matched order by id desc limit ${maxNamed}`.execute(db);
    return rows.map(({ id }) => Number(id));
  },
};
