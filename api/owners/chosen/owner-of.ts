import { type Kysely, sql } from 'kysely';
import type { StaffOwner } from '@contract/staff-owners';
import type { OwnersDatabase } from '../schema';

/** @param mayWrite else addresses and names are left out: they are a person's */
export async function ownerOf(
  db: Kysely<OwnersDatabase>,
  id: number,
  mayWrite: boolean,
): Promise<StaffOwner> {
  const { rows: owners } = await sql<{ email: string; name: string | null; has: boolean; since: Date }>`
    select o.email, a.name, a.id is not null as has, o.since from property_owner o
    left join account a on a.email = o.email and a.verified_at is not null
    where o.property_id = ${id} order by o.email`.execute(db);
  const { rows: listed } = await sql<{ email: string }>`
    select email from listed_owner where property_id = ${id} order by email`.execute(db);
  const choice = await db
    .selectFrom('owner_choice')
    .select('property_id')
    .where('property_id', '=', id)
    .executeTakeFirst();
  return {
    count: owners.length,
    is_chosen: choice !== undefined,
    owners: mayWrite
      ? owners.map(({ email, name, has, since }) => ({
          ...{ email, name: name || null, has_account: has, since: since.toISOString() },
        }))
      : [],
    listed: mayWrite ? listed.map(({ email }) => email) : [],
  };
}
