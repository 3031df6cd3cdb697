import type { Kysely } from 'kysely';
import type { StaffAnnouncement } from '@contract/staff-announcements';
import { subjectOf } from '@api/audit/record-act';
import type { Reader } from '@api/contacts/queries/own';
import { responsibleChoices, responsibleOf } from '@api/contacts/queries/responsibles';
import { inTransaction } from '@api/platform/db/transaction';
import { readersOf, recordReading } from '@api/staff/queries/readings';
import { announcementSummary } from '@domain/announcement/summary';
import type { Announcement } from './queries/announcements';
import { membersOfActs } from './queries/members-of-acts';
import { staffEvent, staffRow } from './queries/staff-announcements';
import type { AnnouncementsDatabase } from './schema';
import { publicPath, similarProperty } from './similar-property';

/** All that came, for a member. That the person's data was opened is an act. */
export async function openAnnouncement(
  db: Kysely<AnnouncementsDatabase>,
  announcement: Announcement,
  reader: Reader,
): Promise<StaffAnnouncement> {
  const reading = { verb: 'announcements.read', subject: subjectOf('lead', announcement.lead_id) } as const;
  await inTransaction(db, (write) => recordReading(write, reader, reading));
  const { history, announce } = announcement;
  const members = await membersOfActs(
    db,
    history.map(({ act }) => act),
  );
  return {
    ...staffRow(announcement, members),
    ...{ version: history.length, lead_id: announcement.lead_id },
    summary: announcementSummary(announce).flatMap(({ rows }) => rows),
    property: await listingOf(db, announcement),
    similar: await similarProperty(db, announcement),
    responsible: await responsibleNow(db, announcement),
    responsibles: await responsibleChoices(db, reader),
    history: history.map((event) => staffEvent(event, members)),
    readers: await readersOf(db, reading),
  };
}

async function listingOf(
  db: Kysely<AnnouncementsDatabase>,
  { property_id: id, protocol }: Announcement,
): Promise<StaffAnnouncement['property']> {
  return id === null ? null : { id, reference: `AN-${protocol}`, path: await publicPath(db, id) };
}

async function responsibleNow(
  db: Kysely<AnnouncementsDatabase>,
  { lead_id }: Announcement,
): Promise<StaffAnnouncement['responsible']> {
  const row = await db
    .selectFrom('lead')
    .leftJoin('broker', 'broker.id', 'lead.broker_id')
    .leftJoin('staff_member', 'staff_member.id', 'lead.member_id')
    .select(['lead.broker_id', 'lead.member_id'])
    .select(['broker.name as broker_name', 'staff_member.name as member_name'])
    .where('lead.id', '=', lead_id)
    .executeTakeFirst();
  return row ? responsibleOf(row) : null;
}
