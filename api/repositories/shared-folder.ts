import { type Kysely, sql } from 'kysely';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
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
 * What a token opens; undefined where it is unknown, has expired, was revoked, or its folder is removed: one statement
 * finds out, whichever it is. A folder and its owner are looked for though there be no link, and what ends one is asked
 * last, of all three in one (a `case` that cannot be taken apart): so it takes the same time, and tells as little.
 */
export const linkOfToken = async (db: Kysely<Database>, token: string): Promise<OpenLink | undefined> => {
  const link = await db
    .selectFrom(sql<{ hash: string }>`(values (${hashOf(token)}::text))`.as<'asked'>(sql`asked (hash)`))
    .leftJoin('folder_link', 'token_hash', 'asked.hash')
    .leftJoin('folder', (on) => on.on(sql<boolean>`folder.id = coalesce(folder_id, 0)`))
    .leftJoin('account', (on) => on.on(sql<boolean>`account.id = coalesce(folder.account_id, 0)`))
    .select(['folder_link.id', 'account.id as account', 'folder.id as folder', 'folder.name'])
    .select(['account.name as owner', 'guest_name as guest', 'shows_notes as showsNotes'])
    .select('folder_link.expires_at as expiresAt')
    .where(
      sql<boolean>`case when folder_link.id is null or account.id is null then false
      else folder.removal_id is null and ${isOpen} end`,
    )
    .executeTakeFirst();
  // Nothing of it is null then: the joins are outer ones for the time's sake.
  return link as OpenLink | undefined;
};

/** A link was opened once more. */
export async function countOpening(db: Kysely<Database>, link: number): Promise<void> {
  await db
    .updateTable('folder_link')
    .set({ openings: sql<number>`openings + 1`, opened_at: sql<Date>`now()` })
    .where('id', '=', link)
    .execute();
}

export async function nameGuest(db: Kysely<Database>, link: number, name: string): Promise<void> {
  await db.updateTable('folder_link').set({ guest_name: name }).where('id', '=', link).execute();
}
