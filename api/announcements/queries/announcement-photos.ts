import type { Kysely } from 'kysely';
import { hashOf } from '@api/platform/http/secrets';
import type { AnnouncementsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { photoStates } from '@domain/announcement/states';
import { type Announcement, announcementById, isOf } from './announcements';

/** A link, or an account with the protocol of its announcement. */
export interface PhotoRequester {
  link?: string;
  protocol?: string;
  account: number | null;
}

/** undefined: not found, or it accepts no photos. */
export async function announcementForPhotos(
  db: Kysely<AnnouncementsDatabase>,
  { link, protocol, account }: PhotoRequester,
): Promise<Announcement | undefined> {
  const open = db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select('announcement.id')
    .where('announcement.state', 'in', photoStates);
  const found = link
    ? await open
        .innerJoin('announcement_photo_link', 'announcement_id', 'announcement.id')
        .where('token_hash', '=', hashOf(link))
        .where('expires_at', '>', sqlNow())
        .executeTakeFirst()
    : protocol && account !== null
      ? await open.where('lead.protocol', '=', protocol).where(isOf(account)).executeTakeFirst()
      : undefined;
  return found && announcementById(db, found.id);
}
