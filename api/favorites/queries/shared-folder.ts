import { type Kysely, sql } from 'kysely';
import { constantTimeMiss } from '@api/platform/http/constant-time-miss';
import { hashOf } from '@api/platform/http/secrets';
import type { FavoritesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { isOpen } from './folder-links';

export interface OpenLink {
  id: number;
  account: number;
  folder: number;
  name: string;
  /** Full name. A guest sees only the first name. */
  owner: string;
  guest: string | null;
  showsNotes: boolean;
  expiresAt: Date | null;
}

/** undefined: unknown, expired, revoked, or a removed folder. Timing must not reveal which. */
export const linkOfToken = (db: Kysely<FavoritesDatabase>, token: string): Promise<OpenLink | undefined> =>
  constantTimeMiss(() =>
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

export async function countOpening(db: Kysely<FavoritesDatabase>, link: number): Promise<void> {
  await db
    .updateTable('folder_link')
    .set({ openings: sql<number>`openings + 1`, opened_at: sqlNow() })
    .where('id', '=', link)
    .execute();
}

export async function nameGuest(db: Kysely<FavoritesDatabase>, link: number, name: string): Promise<void> {
  await db.updateTable('folder_link').set({ guest_name: name }).where('id', '=', link).execute();
}
