import type { Kysely } from 'kysely';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { photoStates } from '@domain/announcement/states';
import { type Announcement, announcementById, isOf } from './announcements';

/** Who wants to add photos: whoever has a link, or an account to what it has announced itself. */
export interface PhotoAsker {
  link?: string;
  protocol?: string;
  account: number | null;
}

/** The announcement that whoever asks may add photos to; undefined: there is none, or none that takes photos. */
export async function announcementForPhotos(
  db: Kysely<Database>,
  { link, protocol, account }: PhotoAsker,
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
