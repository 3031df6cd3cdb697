import { type Kysely, sql } from 'kysely';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { isOfPerson, type LeadPerson } from '@api/leads/lead-person';
import type { StaffDataRequest } from '@contract/staff-data-requests';
import type { DataRequestsDatabase } from './schema';

const maxContacts = 50;

/** What is stored of a person: the page before export and erasure. @param data the person's export */
export async function summaryOf(
  db: Kysely<DataRequestsDatabase>,
  person: LeadPerson,
  data: Record<string, unknown>,
): Promise<NonNullable<StaffDataRequest['found']>> {
  const account = person.email === null ? undefined : await accountByEmail(db, person.email);
  return {
    contacts: await contacts(db, person),
    destinations: await destinations(db, person),
    has_account: account !== undefined,
    parts: countsOf(data),
    others: await otherLeads(db, person),
  };
}

const countsOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([part, rows]) =>
      Array.isArray(rows) && rows.length > 0 ? [[part, rows.length]] : [],
    ),
  );

async function contacts(db: Kysely<DataRequestsDatabase>, person: LeadPerson) {
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'protocol', 'created_at', 'kind', 'email'])
    .where(isOfPerson(person))
    .orderBy('id', 'desc')
    .limit(maxContacts)
    .execute();
  return rows.map(({ email, created_at, ...row }) => ({
    ...row,
    at: created_at.toISOString(),
    has_email: email !== '',
  }));
}

const destinations = (db: Kysely<DataRequestsDatabase>, person: LeadPerson) =>
  db
    .selectFrom('lead_delivery')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select(['place', 'address'])
    .distinct()
    .where(isOfPerson(person))
    .orderBy('place')
    .orderBy('address')
    .execute();

/** Leads of the same phones, or with e-mails, that this key alone does not find. */
async function otherLeads(db: Kysely<DataRequestsDatabase>, person: LeadPerson): Promise<number> {
  const shared =
    person.email === null
      ? sql<boolean>`lead.email <> '' and lower(lead.email) in (
          select lower(own.email) from lead own where own.whatsapp = ${person.phone} and own.email <> '')`
      : sql<boolean>`lead.whatsapp in (
          select own.whatsapp from lead own where lower(own.email) = ${person.email} and own.whatsapp is not null)`;
  const { count } = await db
    .selectFrom('lead')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(shared)
    .where(sql<boolean>`not (${isOfPerson(person)})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
