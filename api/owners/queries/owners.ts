import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from '../schema';

/** Rows of the account, if its e-mail is verified. Excludes properties of announcements in progress. */
const ofAccount = (account: number) => sql`
  (select * from property_owner where not exists (
    select from announcement n where n.property_id = property_owner.property_id and n.state not in ('no ar', 'recusado')
  )) o join account a on a.email = o.email and a.verified_at is not null and a.id = ${account}`;

/** `has_products` (spec 1 §9). */
export async function ownsAny(db: Kysely<OwnersDatabase>, account: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${ofAccount(account)} limit 1`.execute(db);
  return rows.length > 0;
}

/** `onlyYouUntil` is a day in São Paulo, 'YYYY-MM-DD', or null. */
export interface Ownership {
  property: number;
  onlyYouUntil: string | null;
}

export async function ownershipsOf(
  db: Kysely<OwnersDatabase>,
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
