import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '@api/platform/http/errors';
import type { StoredLead } from '@api/leads/schema-leads';
import type { StaffContext } from '@api/staff/queries/sessions';
import type { Grant } from '@domain/staff/roles';
import type { ContactsDatabase } from '../schema';

/** Of the guard (`staffOf`). */
export type Reader = Pick<StaffContext, 'member'> & { grant: Grant };

/** Rows of `lead` that the member may see: with a grant of one's own, those that member or broker answers. */
export const isVisibleTo = ({
  member: { id, email },
  grant,
}: {
  member: Pick<Reader['member'], 'id' | 'email'>;
  grant: Grant;
}): RawBuilder<boolean> => (grant === 'all' ? sql<boolean>`true` : isOf('lead', { id, email }));

/** Rows whose person is the member, or the broker of the same e-mail. */
export const isOf = (
  table: 'lead' | 'lead_offer' | 'absence',
  { id, email }: Pick<Reader['member'], 'id' | 'email'>,
): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${table}.member_id`)} = ${id}
  or ${sql.ref(`${table}.broker_id`)} in (select own.id from broker own where lower(own.email) = ${email}))`;

/** @throws 404 for a contact of others, as for one that does not exist */
export async function visibleContact(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  id: number | null,
): Promise<StoredLead> {
  const found =
    id === null
      ? undefined
      : await db
          .selectFrom('lead')
          .selectAll('lead')
          .where('lead.id', '=', id)
          .where(isVisibleTo(reader))
          .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}
