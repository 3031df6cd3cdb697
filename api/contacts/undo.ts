import { sql } from 'kysely';
import { z } from 'zod';
import type { ActValue, ActValues, Undoer } from '@api/audit/undoer';
import type { Write } from '@api/platform/db/transaction';
import { actValues } from './contact-acts';
import { isVisibleTo } from './queries/own';
import { canAnswer, refOf } from './responsibles';
import type { ContactsDatabase } from './schema';
import { answeringColumns, lockContacts } from './stored-contact';

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
    for (const [text, ids] of alike(values)) await saveAll(write, ids, JSON.parse(text));
  },
};

/** Contacts by the values that they get: one statement for those of a bulk that were alike. */
function alike(values: ReadonlyMap<string, ActValues>): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [id, each] of values) {
    const key = JSON.stringify(each);
    const group = groups.get(key);
    if (group) group.push(Number(id));
    else groups.set(key, [Number(id)]);
  }
  return groups;
}

async function saveAll(
  write: Write<ContactsDatabase>,
  ids: readonly number[],
  { responsible, ...values }: ActValues,
): Promise<void> {
  const ref = responsible === undefined ? undefined : answeringRef(responsible);
  await write
    .updateTable('lead')
    .set({ ...values, ...(ref !== undefined && answeringColumns(ref)) })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}
