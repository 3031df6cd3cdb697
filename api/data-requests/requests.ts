import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { LeadPerson } from '@api/leads/lead-person';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import type { staffDataRequestBody } from '@contract/staff-data-requests';
import { clock } from '@domain/kernel/clock';
import { readPersonKey } from '@domain/people/data-request';
import type { DataRequestsDatabase } from './schema';

const maxRequests = 200;

/** An open request of this person is the same one: a form that is sent twice notes one. @returns its number */
export const noteRequest = (
  db: Kysely<DataRequestsDatabase>,
  actor: Actor,
  { person: written, requested_on }: z.output<typeof staffDataRequestBody>,
): Promise<number> =>
  inTransaction(db, async (write) => {
    const person = await personOfKey(write, written);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`data-request ${person.email ?? person.phone}`}, 0))`.execute(
      write,
    );
    const open = await write
      .selectFrom('data_request_person')
      .innerJoin('data_request', 'data_request.id', 'request_id')
      .select('request_id')
      .where(isRequestOf(person))
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    if (open) return open.request_id;
    const { id } = await write
      .insertInto('data_request')
      .values({ requested_on, noted_at: clock.now(), member_id: actor.memberId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await write
      .insertInto('data_request_person')
      .values({ request_id: id, ...person })
      .execute();
    await recordAct(write, {
      ...{ actor, verb: 'people.note', subject: subjectOf('data-request', id) },
      changes: { requested_on: [null, requested_on] },
    });
    return id;
  });

/** @throws 422: no lead has the protocol */
async function personOfKey(db: Kysely<DataRequestsDatabase>, written: string): Promise<LeadPerson> {
  const { by, value } = readPersonKey(written)!;
  if (by === 'email') return { email: value, phone: null };
  if (by === 'phone') return { email: null, phone: value };
  const lead = await db
    .selectFrom('lead')
    .select(['email', 'whatsapp'])
    .where('protocol', '=', value)
    .executeTakeFirst();
  if (lead?.email) return { email: lead.email.toLowerCase(), phone: null };
  if (lead?.whatsapp) return { email: null, phone: lead.whatsapp };
  throw unprocessable({ person: ['Nenhum contato tem este protocolo'] });
}

const isRequestOf = ({ email, phone }: LeadPerson) =>
  email === null
    ? sql<boolean>`data_request_person.phone = ${phone}`
    : sql<boolean>`data_request_person.email = ${email}`;

/** Of a person whose leads are erased. The requests stay, and name nobody. */
export const forgetRequester = (write: Kysely<DataRequestsDatabase>, person: LeadPerson) =>
  write.deleteFrom('data_request_person').where(isRequestOf(person)).execute();

const selectRequests = (db: Kysely<DataRequestsDatabase>) =>
  db
    .selectFrom('data_request')
    .leftJoin('data_request_person', 'request_id', 'data_request.id')
    .leftJoin('staff_member', 'staff_member.id', 'member_id')
    .select(['data_request.id', 'noted_at', 'answered_at', 'answer', 'outcome'])
    .select(['data_request_person.email', 'data_request_person.phone', 'staff_member.name as noted_by'])
    .select(sql<string>`requested_on::text`.as('requested_on'));

export const listRequests = (db: Kysely<DataRequestsDatabase>) =>
  selectRequests(db)
    .orderBy(sql`answered_at is not null`)
    .orderBy(sql`case when answered_at is null then requested_on end`)
    .orderBy('data_request.id', 'desc')
    .limit(maxRequests)
    .execute();
export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

/** @throws 404 */
export async function findRequest(db: Kysely<DataRequestsDatabase>, id: number): Promise<RequestRow> {
  const row = await selectRequests(db).where('data_request.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** null: erased. */
export const requesterOf = ({ email, phone }: RequestRow): LeadPerson | null =>
  email !== null ? { email, phone: null } : phone !== null ? { email: null, phone } : null;

/** The person has the data. Answering twice is one answer. */
export const answerRequest = (db: Kysely<DataRequestsDatabase>, actor: Actor, id: number): Promise<void> =>
  inTransaction(db, async (write) => {
    await findRequest(write, id);
    if (!(await markAnswered(write, id, 'data'))) return;
    await recordAct(write, {
      actor,
      verb: 'people.export',
      subject: subjectOf('data-request', id),
      changes: { answer: [null, 'data'] },
    });
  });

/** @returns false: it was answered before */
export async function markAnswered(
  write: Write<DataRequestsDatabase>,
  id: number,
  answer: 'data' | 'erased',
): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('data_request')
    .set({ answer, answered_at: sqlNow() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
