import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import type { FavoritesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { maxFolderLinks } from '@domain/favorites/reactions';
import { retention } from '@domain/people/privacy';
import { ownFolder } from './folders';
import { withAccountLock } from '@api/accounts/queries/account-lock';

export interface LinkOf {
  account: number;
  folder: number;
  link: number;
}

/** null: no end unless revoked. */
const endOf = sql<Date | null>`coalesce(folder_link.revoked_at, folder_link.expires_at)`;

export const isOpen = () => sql<boolean>`(folder_link.revoked_at is null
  and (folder_link.expires_at is null or folder_link.expires_at > ${sqlNow()}))`;

const validFor = (days: number | null | RawBuilder<number | null>, now: RawBuilder<Date>) =>
  sql<Date | null>`${now} + make_interval(days => ${days}::int)`;

/** Includes links that can be reopened. */
export const linksOf = (db: Kysely<FavoritesDatabase>, folder: number) =>
  db
    .selectFrom('folder_link')
    .select(['id', 'guest_name', 'shows_notes', 'created_at', 'expires_at', 'revoked_at'])
    .select(['openings', 'opened_at', isOpen().as('is_open')])
    .select(
      sql<Date | null>`${endOf} + make_interval(days => ${retention.removedHomesDays})`.as('kept_until'),
    )
    .where('folder_id', '=', folder)
    .orderBy('id', 'desc')
    .execute();

/** The token is not available later. 'full': `maxFolderLinks` are open. */
export const makeLink = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  folder: number,
  { days, showsNotes }: { days: number | null; showsNotes: boolean },
): Promise<{ id: number; token: string } | 'unknown' | 'full'> =>
  withAccountLock(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return 'unknown';
    if (await isFull(write, folder)) return 'full';
    const token = newLinkToken();
    const now = sqlNow();
    const { id } = await write
      .insertInto('folder_link')
      .values({
        folder_id: folder,
        token_hash: hashOf(token),
        days,
        expires_at: validFor(days, now),
        shows_notes: showsNotes,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  });

async function isFull(write: Kysely<FavoritesDatabase>, folder: number): Promise<boolean> {
  const { count } = await write
    .selectFrom('folder_link')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('folder_id', '=', folder)
    .where(isOpen())
    .executeTakeFirstOrThrow();
  return Number(count) >= maxFolderLinks;
}

/** Hides the guest's reactions. false: not found. */
export const revokeLink = (
  db: Kysely<FavoritesDatabase>,
  { account, folder, link }: LinkOf,
): Promise<boolean> =>
  withAccountLock(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return false;
    const { numUpdatedRows } = await write
      .updateTable('folder_link')
      .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${sqlNow()})` })
      .where('id', '=', link)
      .where('folder_id', '=', folder)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

/** The URL works again for its original number of days. 'full': `maxFolderLinks` are open. */
export const reopenLink = (
  db: Kysely<FavoritesDatabase>,
  { account, folder, link }: LinkOf,
): Promise<'open' | 'unknown' | 'full'> =>
  withAccountLock(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return 'unknown';
    const known = await write
      .selectFrom('folder_link')
      .select(['id', isOpen().as('is_open')])
      .where('id', '=', link)
      .where('folder_id', '=', folder)
      .executeTakeFirst();
    if (!known) return 'unknown';
    if (known.is_open) return 'open';
    if (await isFull(write, folder)) return 'full';
    await write
      .updateTable('folder_link')
      .set({ revoked_at: null, expires_at: validFor(sql.ref('days'), sqlNow()) })
      .where('id', '=', link)
      .execute();
    return 'open';
  });

/** Deletes the guest's reactions too. false: not found. */
export const eraseLink = (
  db: Kysely<FavoritesDatabase>,
  { account, folder, link }: LinkOf,
): Promise<boolean> =>
  withAccountLock(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return false;
    const { numDeletedRows } = await write
      .deleteFrom('folder_link')
      .where('id', '=', link)
      .where('folder_id', '=', folder)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

/** Deletes links that can no longer be reopened, with the guests' reactions. */
export async function forgetEndedLinks(db: Kysely<FavoritesDatabase>): Promise<void> {
  await db
    .deleteFrom('folder_link')
    .where(endOf, '<', sql<Date>`${sqlNow()} - make_interval(days => ${retention.removedHomesDays})`)
    .execute();
}
