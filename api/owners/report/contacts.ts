import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from '../schema';
import { countPeople } from '@domain/owner-report/people';
import type { Days } from '@domain/owner-report/period';

interface Contact {
  property: number;
  /** Day in São Paulo, 'YYYY-MM-DD'. */
  day: string;
  email: string;
  phone: string | null;
  /** null: no visit requested. */
  mode: 'in_person' | 'virtual' | null;
}

/** Leads except from owners and staff, plus invented ones of the demo. Publish only their numbers. */
export async function contactsOf(
  db: Kysely<OwnersDatabase>,
  properties: readonly number[],
): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select product_id as property, email, whatsapp as phone, details -> 'visit' ->> 'mode' as mode,
      to_char(created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day
    from lead
    where product_id = any(${[...properties]}::int[])
      and not exists (select from staff_member s where s.email = lower(lead.email))
      and not exists (
        select from property_owner o where o.property_id = lead.product_id and o.email = lower(lead.email)
      )
    union all
    select property_id, day || ' ' || number, null, mode, to_char(day, 'YYYY-MM-DD')
    from demo_contact where property_id = any(${[...properties]}::int[])`.execute(db);
  return rows;
}

const within = ({ day }: Contact, days: Days | null) => !days || (day >= days.from && day <= days.to);

/** Without `days`: all. */
export const peopleIn = (contacts: readonly Contact[], days: Days | null = null): number =>
  countPeople(contacts.filter((contact) => within(contact, days)));

export function visitsIn(contacts: readonly Contact[], days: Days | null = null) {
  const visits = contacts.filter((contact) => contact.mode !== null && within(contact, days));
  const virtual = visits.filter(({ mode }) => mode === 'virtual').length;
  return { in_person: visits.length - virtual, virtual };
}
