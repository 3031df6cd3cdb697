import { sql } from 'kysely';
import { z } from 'zod';
import type { ActValue, ActValues, Undoer } from '@api/audit/undoer';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { inParts } from '@api/platform/db/in-parts';
import { actValues } from './contact-acts';
import { isVisibleTo } from './queries/own';
import { renewOffers } from './offers';
import { canAnswer, idOf, refOf } from './responsibles';
import type { ContactsDatabase } from './schema';
import { lockContacts } from './stored-contact';

const state = ['state', 'state_reason', 'remind_on'] as const;
const columns = [...state, 'next_step', 'next_on'] as const;

const named = z.object({ kind: z.enum(['broker', 'member']), id: z.number(), name: z.string().nullable() });
/** 'broker:12' of a value that an act has stored. */
const answeringRef = (value: ActValue): string | null => {
  const parsed = named.safeParse(value);
  return parsed.success ? refOf(parsed.data) : null;
};

/** A note stays: it is what somebody said. So does the e-mail to a broker. */
export const contactUndoer: Undoer<ContactsDatabase> = {
  verb: 'contacts.write',
  alsoOf: ['contacts.take'],
  kind: 'lead',
  fields: [...columns, 'responsible'],
  together: [state],
  async read(write, undoing, ids) {
    const stored = await lockContacts(write, ids.map(Number), isVisibleTo(undoing));
    return new Map([...stored].map(([id, contact]) => [String(id), actValues(contact)]));
  },
  isSame: (field, one, other) =>
    field === 'responsible' ? answeringRef(one) === answeringRef(other) : one === other,
  async exists(write, { grant, member }, field, value) {
    const ref = field === 'responsible' ? answeringRef(value) : null;
    if (ref === null) return true;
    return (grant === 'all' || ref === `member:${member.id}`) && canAnswer(write, ref);
  },
  async restore(write, _, values) {
    const rows = [...values].map(([id, each]) => ({ id, ...storedValues(each) }));
    await inParts(rows, async (part) => {
      await saveAll(write, part);
      await renewOffers(
        write,
        part.map(({ id }) => Number(id)),
      );
    });
  },
};

/** As the columns have them. */
function storedValues({ responsible, ...values }: ActValues): Record<string, ActValue> {
  const ref = responsible === undefined ? undefined : answeringRef(responsible);
  return ref === undefined
    ? values
    : { ...values, broker_id: idOf('broker', ref), member_id: idOf('member', ref) };
}

/** The state alone was the answer. */
const unansweredAgain = sql`(coalesce(old ->> 'state', '') = 'novo' and answer_channel = 'outro' and answer_informed)`;

/** One statement, also where each contact gets other columns and values. */
const saveAll = (write: Write<ContactsDatabase>, rows: readonly object[]) =>
  sql`
  update lead set
    state = ${oldOr('state')}, state_reason = ${oldOr('state_reason')}, next_step = ${oldOr('next_step')},
    remind_on = ${oldOr('remind_on', 'date')}, next_on = ${oldOr('next_on', 'date')},
    answered_at = case when ${unansweredAgain} then null else answered_at end,
    answer_channel = case when ${unansweredAgain} then null else answer_channel end,
    answer_informed = case when ${unansweredAgain} then null else answer_informed end,
    broker_id = ${oldOr('broker_id', 'int')}, member_id = ${oldOr('member_id', 'int')},
    taken_at = case when not old ? 'broker_id' then taken_at
      when coalesce(old ->> 'broker_id', old ->> 'member_id') is not null then coalesce(taken_at, ${sqlNow()}) end
  from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) old
  where lead.id = (old ->> 'id')::bigint`.execute(write);

const oldOr = (column: string, type: 'text' | 'date' | 'int' = 'text') =>
  sql`case when old ? ${sql.lit(column)} then (old ->> ${sql.lit(column)})::${sql.raw(type)} else ${sql.ref(`lead.${column}`)} end`;
