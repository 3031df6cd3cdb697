import type { Kysely } from 'kysely';
import type { AnnouncementsDatabase } from '../schema';

/** Names by act. A command of the operator, and who has no name yet, have none. */
export async function membersOfActs(
  db: Kysely<AnnouncementsDatabase>,
  acts: readonly (number | undefined)[],
): Promise<Map<number | undefined, string>> {
  const ids = acts.filter((act) => act !== undefined);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('staff_member', 'staff_member.id', 'audit_log.member_id')
    .select(['audit_log.id', 'staff_member.name'])
    .where('audit_log.id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}
