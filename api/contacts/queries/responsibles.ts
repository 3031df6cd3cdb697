import { type Kysely, sql } from 'kysely';
import type { Responsible } from '@contract/staff-contacts';
import { answeringRoles } from '@domain/staff/roles';
import type { ContactsDatabase } from '../schema';
import type { Reader } from './own';

/** Columns of a row of `lead` with its `broker` and `staff_member`. */
export interface ResponsibleColumns {
  broker_id: number | null;
  member_id: number | null;
  broker_name: string | null;
  member_name: string | null;
}

export function responsibleOf(row: ResponsibleColumns): Responsible | null {
  if (row.broker_id !== null) return { kind: 'broker', id: row.broker_id, name: row.broker_name ?? '' };
  if (row.member_id !== null) return { kind: 'member', id: row.member_id, name: row.member_name ?? '' };
  return null;
}

/** Who may answer: active brokers, then members whose role writes contacts; of one's own, oneself. */
export async function responsibleChoices(
  db: Kysely<ContactsDatabase>,
  reader?: Reader,
): Promise<Responsible[]> {
  const own = reader?.grant === 'own' ? reader.member : null;
  const brokers = await db
    .selectFrom('broker')
    .select(['id', 'name'])
    .where('active', '=', true)
    .$if(own !== null, (query) => query.where(sql`lower(email)`, '=', own!.email))
    .orderBy('name')
    .execute();
  const members = await db
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('role', 'in', [...answeringRoles])
    .$if(own !== null, (query) => query.where('id', '=', own!.id))
    .orderBy('name')
    .execute();
  return [
    ...brokers.map(({ id, name }) => ({ kind: 'broker' as const, id, name })),
    ...members.map(({ id, name }) => ({ kind: 'member' as const, id, name: name! })),
  ];
}
