import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { countPeople } from '@domain/owner-report/people';
import type { Days } from '@domain/owner-report/period';

/** Somebody who got in touch about a property. */
interface Contact {
  property: number;
  /** A day of São Paulo, 'YYYY-MM-DD'. */
  day: string;
  email: string;
  phone: string | null;
  /** Where a visit was asked for. */
  mode: 'in_person' | 'virtual' | null;
}

/**
 * Who got in touch about these properties on the website, but for their owners and the house's own people; of the demo's
 * homes the invented ones too. Nothing of them leaves this room but numbers.
 */
export async function contactsOf(db: Kysely<Database>, properties: readonly number[]): Promise<Contact[]> {
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

/** People who got in touch; without days, ever. */
export const peopleIn = (contacts: readonly Contact[], days: Days | null = null): number =>
  countPeople(contacts.filter((contact) => within(contact, days)));

/** Visits that were asked for on the site. */
export function visitsIn(contacts: readonly Contact[], days: Days | null = null) {
  const asked = contacts.filter((contact) => contact.mode !== null && within(contact, days));
  const virtual = asked.filter(({ mode }) => mode === 'virtual').length;
  return { in_person: asked.length - virtual, virtual };
}
