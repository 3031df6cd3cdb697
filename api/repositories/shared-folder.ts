import { type Kysely, sql } from 'kysely';
import { missedEvenly } from '@api/auth/missed-evenly';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { isOpen } from './folder-links';

/** What a link that opens leads to. */
export interface OpenLink {
  id: number;
  account: number;
  folder: number;
  name: string;
  /** The owner's whole name: only its first part is for guests. */
  owner: string;
  guest: string | null;
  showsNotes: boolean;
  expiresAt: Date | null;
}

/**
 * What a token opens; undefined where it is unknown, has expired, was revoked, or its folder is removed: told on an even
 * moment, so that the time tells none of the four from the others.
 */
export const linkOfToken = (db: Kysely<Database>, token: string): Promise<OpenLink | undefined> =>
  missedEvenly(() =>
    db
      .selectFrom('folder_link')
      .innerJoin('folder', 'folder.id', 'folder_id')
      .innerJoin('account', 'account.id', 'folder.account_id')
      .select(['folder_link.id', 'account.id as account', 'folder.id as folder', 'folder.name'])
      .select(['account.name as owner', 'guest_name as guest', 'shows_notes as showsNotes'])
      .select('folder_link.expires_at as expiresAt')
      .where('token_hash', '=', hashOf(token))
      .where('folder.removal_id', 'is', null)
      .where(isOpen())
      .executeTakeFirst(),
  );

/** A link was opened once more. */
export async function countOpening(db: Kysely<Database>, link: number): Promise<void> {
  await db
    .updateTable('folder_link')
    .set({ openings: sql<number>`openings + 1`, opened_at: sqlNow() })
    .where('id', '=', link)
    .execute();
}

export async function nameGuest(db: Kysely<Database>, link: number, name: string): Promise<void> {
  await db.updateTable('folder_link').set({ guest_name: name }).where('id', '=', link).execute();
}
