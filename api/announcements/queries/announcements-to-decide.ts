import type { Kysely } from 'kysely';
import type { AnnouncementsToDecide } from '@contract/staff-announcements';
import type { AnnouncementsDatabase } from '../schema';

/** For the admin's page of today: received, neither accepted nor looked at. */
export async function announcementsToDecide(
  db: Kysely<AnnouncementsDatabase>,
): Promise<AnnouncementsToDecide> {
  const waiting = db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .where('announcement.state', '=', 'recebido')
    .where('announcement.property_id', 'is', null)
    .where('lead.suspicion', 'is', null);
  const { count } = await waiting
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const oldest = await waiting
    .select(['announcement.id', 'lead.name', 'announcement.created_at'])
    .orderBy('announcement.id')
    .limit(1)
    .executeTakeFirst();
  return {
    count: Number(count),
    oldest: oldest
      ? { id: oldest.id, name: oldest.name, announced_at: oldest.created_at.toISOString() }
      : null,
  };
}
