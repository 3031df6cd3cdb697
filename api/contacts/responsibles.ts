import type { Kysely } from 'kysely';
import type { Responsible } from '@contract/staff-contacts';
import type { Reader } from './queries/own';
import { responsibleChoices } from './queries/responsibles';
import type { ContactsDatabase } from './schema';

export const refOf = (responsible: Omit<Responsible, 'name'> | null): string | null =>
  responsible && `${responsible.kind}:${responsible.id}`;

export const idOf = (kind: Responsible['kind'], responsible: string | null): number | null =>
  responsible?.startsWith(`${kind}:`) ? Number(responsible.slice(kind.length + 1)) : null;

/** @param ref 'broker:12', 'member:3' */
export const responsibleIn = (ref: string, name: string): Responsible => ({
  kind: ref.startsWith('broker:') ? 'broker' : 'member',
  id: Number(ref.slice(ref.indexOf(':') + 1)),
  name,
});

/** As acts and conflicts name who answers; '' where the row is gone. @param responsible 'broker:12', 'member:3' */
export async function namedResponsible(
  db: Kysely<ContactsDatabase>,
  responsible: string | null,
): Promise<Responsible | null> {
  const [broker, member] = [idOf('broker', responsible), idOf('member', responsible)];
  if (broker !== null) {
    const row = await db.selectFrom('broker').select('name').where('id', '=', broker).executeTakeFirst();
    return { kind: 'broker', id: broker, name: row?.name ?? '' };
  }
  if (member === null) return null;
  const row = await db.selectFrom('staff_member').select('name').where('id', '=', member).executeTakeFirst();
  return { kind: 'member', id: member, name: row?.name ?? '' };
}

/** @param reader who passes contacts on to it; absent: somebody who chooses among all */
export const canAnswer = async (
  db: Kysely<ContactsDatabase>,
  responsible: string,
  reader?: Reader,
): Promise<boolean> => (await responsibleChoices(db, reader)).some((choice) => refOf(choice) === responsible);
