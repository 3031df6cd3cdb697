import type { Kysely } from 'kysely';
import { subjectOf } from '@api/audit/record-act';
import { describeConflict } from '@api/staff/conflict';
import type { BulkLeft } from '@contract/staff-contact-bulk';
import { actNames } from '../contact-acts';
import type { ContactsDatabase } from '../schema';
import type { BulkPlan } from './plan';

/** Contacts that an answer names. */
export const maxNamed = 5;

/** Protocol and name by id. */
export async function namesOf(db: Kysely<ContactsDatabase>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { protocol: string; name: string }>();
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'protocol', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

/** Those that another has changed come first: the member does not know of them. */
export async function namedLeft(
  db: Kysely<ContactsDatabase>,
  { left }: Pick<BulkPlan, 'left'>,
): Promise<BulkLeft> {
  const order = ['changed', 'hidden', 'same'];
  const first = left
    .toSorted((one, other) => order.indexOf(one.reason) - order.indexOf(other.reason))
    .slice(0, maxNamed);
  const visible = first.filter(({ reason }) => reason !== 'hidden').map(({ id }) => id);
  const names = await namesOf(db, visible);
  const items = [];
  for (const { id, reason } of first) {
    const { protocol = null, name = null } = names.get(id) ?? {};
    const writer = reason === 'changed' ? await lastWriter(db, id) : { by: null, at: null };
    items.push({ id, protocol, name, reason, ...writer });
  }
  return { count: left.length, items };
}

/** Of what a bulk can change. */
async function lastWriter(db: Kysely<ContactsDatabase>, id: number) {
  const field = { name: 'bulk', was: null, theirs: null, yours: null };
  const { fields } = await describeConflict(db, subjectOf('lead', id), {
    ...{ saved: [], fields: [field] },
    actNames: () => [...actNames('state'), 'responsible'],
  });
  return { by: fields[0]!.by, at: fields[0]!.at };
}
