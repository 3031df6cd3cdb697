import { type Kysely, sql } from 'kysely';
import { kindNames } from '@api/leads/lead-texts';
import type { StoredLead } from '@api/leads/schema-leads';
import type { Responsible, StaffContact } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';
import { contactsWithNames } from './contact-rows';
import { isVisibleTo, type Reader } from './own';
import { responsibleOf } from './responsibles';

const maxOthers = 50;

/** Leads of the same e-mail or phone. */
export const isSamePerson = ({ email, whatsapp }: Pick<StoredLead, 'email' | 'whatsapp'>) =>
  sql<boolean>`((lower(lead.email) = lower(${email}) and ${email} <> '') or lead.whatsapp = ${whatsapp})`;

export async function otherContacts(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  lead: Pick<StoredLead, 'id' | 'email' | 'whatsapp'>,
): Promise<StaffContact['others']> {
  const rows = await contactsWithNames(db)
    .where(isSamePerson(lead))
    .where('lead.id', '<>', lead.id)
    .where(isVisibleTo(reader))
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(maxOthers)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, protocol: row.protocol, created_at: row.created_at.toISOString() },
    ...{ request: kindNames[row.kind], state: row.state, code: row.code },
    responsible: responsibleOf(row),
  }));
}

/** Reasons for one or the other broker to answer. */
export async function hintsOf(
  db: Kysely<ContactsDatabase>,
  { product_id, broker }: Pick<StoredLead, 'product_id' | 'broker'>,
  others: StaffContact['others'],
): Promise<StaffContact['hints']> {
  const earlier = others.find(({ responsible }) => responsible !== null);
  return {
    property: product_id === null ? null : await brokerOfProperty(db, product_id),
    chosen: broker === null ? null : await brokerOfSlug(db, broker),
    earlier: earlier ? { ...earlier.responsible!, at: earlier.created_at } : null,
  };
}

const activeBrokers = (db: Kysely<ContactsDatabase>) =>
  db.selectFrom('broker').select(['broker.id', 'broker.name']).where('broker.active', '=', true);

const asResponsible = (row: { id: number; name: string } | undefined): Responsible | null =>
  row ? { kind: 'broker', ...row } : null;

const brokerOfProperty = async (db: Kysely<ContactsDatabase>, property: number) =>
  asResponsible(
    await activeBrokers(db)
      .innerJoin('property', 'property.broker_id', 'broker.id')
      .where('property.id', '=', property)
      .executeTakeFirst(),
  );

const brokerOfSlug = async (db: Kysely<ContactsDatabase>, slug: string) =>
  asResponsible(await activeBrokers(db).where('slug', '=', slug).executeTakeFirst());
