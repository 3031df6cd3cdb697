import { type Kysely, sql } from 'kysely';
import { notFound } from '@api/platform/http/errors';
import type { StaffContext } from '@api/staff/queries/sessions';
import type { Grant } from '@domain/staff/roles';
import type { OwnersDatabase } from '../schema';

/** Of the guard. `own`: properties whose broker has the member's e-mail. */
export type Reader = Pick<StaffContext, 'member'> & { grant: Grant };

/** @throws 404 */
export async function visibleProperty(
  db: Kysely<OwnersDatabase>,
  { member, grant }: Reader,
  id: number | null,
): Promise<number> {
  const own = sql<boolean>`property.broker_id in (select id from broker where lower(email) = ${member.email})`;
  const found =
    id === null
      ? undefined
      : await db
          .selectFrom('property')
          .select('id')
          .where('id', '=', id)
          .$if(grant === 'own', (query) => query.where(own))
          .executeTakeFirst();
  if (!found) throw notFound();
  return found.id;
}
