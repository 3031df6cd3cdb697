import { type Kysely, sql } from 'kysely';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { actsOn } from '@api/audit/personal-data';
import { subjectOf } from '@api/audit/record-act';
import { exportedLeads } from '@api/leads/exported-leads';
import { isOfPerson, type LeadPerson } from '@api/leads/lead-person';
import { noAccount, type Person, type PersonalData } from '@api/platform/db/personal-data';
import { exportOfPerson } from '@api/privacy/export';
import { personOf } from '@api/privacy/person';
import { clock } from '@domain/kernel/clock';
import type { DataRequestsDatabase } from './schema';

type Exports = readonly PersonalData<DataRequestsDatabase>[];

/** Everything that is stored of a person who has proven to be it, with Portuguese keys. */
export async function dataOf(
  db: Kysely<DataRequestsDatabase>,
  person: LeadPerson,
  personalData: Exports,
): Promise<Record<string, unknown>> {
  if (person.email !== null) return exportOfPerson(db, await ownerOf(db, person.email), personalData);
  return {
    geradoEm: clock.now().toISOString(),
    ...(await exportedLeads(db, isOfPerson(person))),
    pedidosSobreDados: await requestsOf(db, person),
  };
}

/** An account that never proved the address may be somebody else's: only what bears the address is the person's. */
async function ownerOf(db: Kysely<DataRequestsDatabase>, email: string): Promise<Person> {
  const account = await accountByEmail(db, email);
  if (account?.verified_at) return personOf(db, account);
  return { accountId: noAccount, email, verifiedEmails: [email] };
}

/** Requests with what members did about them, by role. */
export async function requestsOf(db: Kysely<DataRequestsDatabase>, { email, phone }: LeadPerson) {
  const rows = await db
    .selectFrom('data_request_person')
    .innerJoin('data_request', 'data_request.id', 'request_id')
    .select(['data_request.id', 'answered_at as respondidoEm'])
    .select(sql<string>`requested_on::text`.as('pedidoEm'))
    .where(
      email === null
        ? sql<boolean>`data_request_person.phone = ${phone}`
        : sql<boolean>`data_request_person.email = ${email}`,
    )
    .orderBy('data_request.id', 'desc')
    .execute();
  return Promise.all(
    rows.map(async ({ id, ...row }) => ({ ...row, atos: await actsOn(db, [subjectOf('data-request', id)]) })),
  );
}
