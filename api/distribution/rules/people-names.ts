import type { Kysely } from 'kysely';
import { idOf } from '@api/contacts/responsibles';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import type { DistributionDatabase } from '../schema';

export interface NamedPerson {
  person: PersonRef;
  name: string;
}

/** Also of people who can no longer get contacts; those whose row is gone are absent. */
export async function namesOf(
  db: Kysely<DistributionDatabase>,
  people: readonly PersonRef[],
): Promise<ReadonlyMap<PersonRef, string>> {
  const ids = (kind: 'broker' | 'member') => people.flatMap((person) => idOf(kind, person) ?? []);
  const [brokers, members] = [ids('broker'), ids('member')];
  const names = new Map<PersonRef, string>();
  if (brokers.length > 0)
    for (const { id, name } of await db
      .selectFrom('broker')
      .select(['id', 'name'])
      .where('id', 'in', brokers)
      .execute())
      names.set(`broker:${id}`, name);
  if (members.length > 0)
    for (const { id, name } of await db
      .selectFrom('staff_member')
      .select(['id', 'name'])
      .where('id', 'in', members)
      .execute())
      names.set(`member:${id}`, name ?? '');
  return names;
}

/** As acts and conflicts store a person. */
export const namedBy =
  (names: ReadonlyMap<PersonRef, string>) =>
  <Value extends { person: PersonRef }>(value: Value): Value & NamedPerson => ({
    ...value,
    name: names.get(value.person) ?? '',
  });
