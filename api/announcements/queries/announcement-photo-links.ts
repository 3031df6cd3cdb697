import { type Kysely, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import type { AnnouncementsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { photoStates } from '@domain/announcement/states';
import { retention } from '@domain/people/privacy';

/** Stores the hash of an upload link. A repeat changes nothing. */
export const savePhotoLink = async (
  db: Kysely<AnnouncementsDatabase>,
  announcement: number,
  token_hash: string,
): Promise<void> =>
  void (await db
    .insertInto('announcement_photo_link')
    .values({
      token_hash,
      announcement_id: announcement,
      expires_at: sql<Date>`${sqlNow()} + make_interval(days => ${retention.announcementPhotoLinkDays})`,
    })
    .onConflict((same) => same.doNothing())
    .execute());

/** Returns the token; only its hash is stored. */
export async function createPhotoLink(
  db: Kysely<AnnouncementsDatabase>,
  announcement: number,
): Promise<string> {
  const token = newLinkToken();
  await savePhotoLink(db, announcement, hashOf(token));
  return token;
}

/** Deletes expired links and links of announcements that accept no photos. */
export const forgetOwnersPhotoLinks = (db: Kysely<AnnouncementsDatabase>) =>
  db
    .deleteFrom('announcement_photo_link')
    .where((row) =>
      row.or([
        row('expires_at', '<', sqlNow()),
        row(
          'announcement_id',
          'in',
          db.selectFrom('announcement').select('id').where('state', 'not in', photoStates),
        ),
      ]),
    )
    .execute();
