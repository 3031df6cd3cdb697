import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';

/**
 * The table's rows that are this account's: its e-mail is proven, since anybody can open an account with any. What its
 * owner has announced and nobody has seen yet is told of as an announcement.
 */
const ofAccount = (account: number) => sql`
  (select * from property_owner where not exists (
    select from announcement n where n.property_id = property_owner.property_id and n.state not in ('no ar', 'recusado')
  )) o join account a on a.email = o.email and a.verified_at is not null and a.id = ${account}`;

/** Whether anything belongs to an account: `has_products` (spec 1 §9). */
export async function ownsAny(db: Kysely<Database>, account: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${ofAccount(account)} limit 1`.execute(db);
  return rows.length > 0;
}

/** What an account owns by the operator's word; `onlyYouUntil` is a day of São Paulo, 'YYYY-MM-DD', or null. */
export interface Ownership {
  property: number;
  onlyYouUntil: string | null;
}

/** Everything that belongs to an account; with `property` that one alone, or nothing. */
export async function ownershipsOf(
  db: Kysely<Database>,
  account: number,
  property?: number,
): Promise<Ownership[]> {
  const one = property === undefined ? sql`` : sql`where o.property_id = ${property}`;
  const { rows } = await sql<Ownership>`
    select o.property_id as property, to_char(o.only_you_until, 'YYYY-MM-DD') as "onlyYouUntil"
    from ${ofAccount(account)} ${one}
    order by o.property_id`.execute(db);
  return rows;
}
