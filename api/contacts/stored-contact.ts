import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import type { AnswerChannel } from '@domain/leads/answer-channel';
import { answeredContactStates } from '@domain/leads/contact-state';
import type { ContactStateValue } from '@domain/leads/contact-rules';
import type { Responsible } from '@contract/staff-contacts';
import { responsibleOf } from './queries/responsibles';
import { idOf, refOf } from './responsibles';
import { renewOffers } from './offers';
import type { ContactsDatabase } from './schema';

/** What people write in a contact, as forms and conflicts see it. */
export interface ContactFields {
  state: ContactStateValue;
  /** 'broker:12', 'member:3' */
  responsible: string | null;
  next_step: string | null;
  next_on: string | null;
}

export interface StoredContact {
  fields: ContactFields;
  responsible: Responsible | null;
  isAnswered: boolean;
}

/** Locks the rows; those that are not visible are absent. */
export const lockContacts = async (
  write: Write<ContactsDatabase>,
  ids: readonly number[],
  isVisible: Expression<SqlBool>,
): Promise<Map<number, StoredContact>> =>
  storedContacts(await contactsOf(write, ids, isVisible).forUpdate('lead').execute());

export const readContacts = async (
  db: Kysely<ContactsDatabase>,
  ids: readonly number[],
  isVisible: Expression<SqlBool>,
): Promise<Map<number, StoredContact>> => storedContacts(await contactsOf(db, ids, isVisible).execute());

/** In the order of their ids, so that two who lock the same rows wait for each other. */
const contactsOf = (db: Kysely<ContactsDatabase>, ids: readonly number[], isVisible: Expression<SqlBool>) =>
  db
    .selectFrom('lead')
    .leftJoin('broker as answering_broker', 'answering_broker.id', 'lead.broker_id')
    .leftJoin('staff_member as answering_member', 'answering_member.id', 'lead.member_id')
    .select(['lead.id', 'lead.state', 'state_reason', 'next_step', 'broker_id', 'member_id'])
    .select('lead.answered_at')
    .select(['answering_broker.name as broker_name', 'answering_member.name as member_name'])
    .select([dayText('remind_on').as('remind_on'), dayText('next_on').as('next_on')])
    .where(sql<boolean>`lead.id = any(${ids}::bigint[])`)
    .where(isVisible)
    .orderBy('lead.id');
type Row = Awaited<ReturnType<ReturnType<typeof contactsOf>['executeTakeFirstOrThrow']>>;

const storedContacts = (rows: readonly Row[]): Map<number, StoredContact> =>
  new Map(
    rows.map((row) => {
      const { id, state, state_reason, remind_on, next_step, next_on } = row;
      const responsible = responsibleOf(row);
      const fields = { state: { state, state_reason, remind_on }, next_step, next_on };
      return [
        id,
        {
          fields: { ...fields, responsible: refOf(responsible) },
          responsible,
          isAnswered: row.answered_at !== null,
        },
      ];
    }),
  );

const dayText = (column: 'remind_on' | 'next_on') =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** The first one who takes a contact sets the time; without anybody it has none. */
export const answeringColumns = (responsible: string | null) => ({
  broker_id: idOf('broker', responsible),
  member_id: idOf('member', responsible),
  taken_at: responsible === null ? null : sql<Date>`coalesce(taken_at, ${sqlNow()})`,
});

/** As an answer of which nobody said by what. It ends a complaint. */
const answeredColumns = () => ({
  answered_at: sql<Date>`coalesce(answered_at, ${sqlNow()})`,
  answer_channel: sql<AnswerChannel>`case when answered_at is null then 'outro' else answer_channel end`,
  answer_informed: sql<boolean>`case when answered_at is null then true else answer_informed end`,
  complained_at: null,
});

export async function saveContacts(
  write: Write<ContactsDatabase>,
  ids: readonly number[],
  { state, responsible, ...step }: Partial<ContactFields>,
): Promise<void> {
  const values = {
    ...step,
    ...state,
    ...(responsible !== undefined && answeringColumns(responsible)),
    ...(state && answeredContactStates.includes(state.state) && answeredColumns()),
  };
  if (Object.keys(values).length === 0) return;
  await write
    .updateTable('lead')
    .set(values)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  await renewOffers(write, ids);
}
