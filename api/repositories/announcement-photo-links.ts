import { type Kysely, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { photoStates } from '@domain/announcement/states';
import { retention } from '@domain/privacy';

/** Keeps a link's hash: for as long as it opens its announcement takes photos by it. Twice is once. */
export const keepPhotoLink = async (
  db: Kysely<Database>,
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

/** Draws the secret of a link for a letter; only its hash is kept. */
export async function drawPhotoLink(db: Kysely<Database>, announcement: number): Promise<string> {
  const token = newLinkToken();
  await keepPhotoLink(db, announcement, hashOf(token));
  return token;
}

/** Links that are over, and those of what takes no photos any more. */
export const forgetOwnersPhotoLinks = (db: Kysely<Database>) =>
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
