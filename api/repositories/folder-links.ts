import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { maxFolderLinks } from '@domain/opinions';
import { retention } from '@domain/privacy';
import { ownFolder } from './folders';
import { oneAtATime } from './person';

/** A link of one of a person's folders. */
export interface LinkOf {
  account: number;
  folder: number;
  link: number;
}

/** When a link ended, or will; null: not before it is revoked. */
const endOf = sql<Date | null>`coalesce(folder_link.revoked_at, folder_link.expires_at)`;

/** Whether a link opens its folder. */
export const isOpen = () => sql<boolean>`(folder_link.revoked_at is null
  and (folder_link.expires_at is null or folder_link.expires_at > ${sqlNow()}))`;

const validFor = (days: number | null | RawBuilder<number | null>, now: RawBuilder<Date>) =>
  sql<Date | null>`${now} + make_interval(days => ${days}::int)`;

/** The folder's links that stand, the newest first, those that may be opened again among them. */
export const linksOf = (db: Kysely<Database>, folder: number) =>
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

/** One more link, whose token is told this once; 'full' where there are `maxFolderLinks` open ones. */
export const makeLink = (
  db: Kysely<Database>,
  account: number,
  folder: number,
  { days, showsNotes }: { days: number | null; showsNotes: boolean },
): Promise<{ id: number; token: string } | 'unknown' | 'full'> =>
  oneAtATime(db, account, async (write) => {
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

async function isFull(write: Kysely<Database>, folder: number): Promise<boolean> {
  const { count } = await write
    .selectFrom('folder_link')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('folder_id', '=', folder)
    .where(isOpen())
    .executeTakeFirstOrThrow();
  return Number(count) >= maxFolderLinks;
}

/** Ends a link: it opens nothing from now on, and what its guest has said is not shown. False where there is none. */
export const revokeLink = (db: Kysely<Database>, { account, folder, link }: LinkOf): Promise<boolean> =>
  oneAtATime(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return false;
    const { numUpdatedRows } = await write
      .updateTable('folder_link')
      .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${sqlNow()})` })
      .where('id', '=', link)
      .where('folder_id', '=', folder)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

/** The same address opens again, for as long as it was made for; 'full' where there are `maxFolderLinks` open ones. */
export const reopenLink = (
  db: Kysely<Database>,
  { account, folder, link }: LinkOf,
): Promise<'open' | 'unknown' | 'full'> =>
  oneAtATime(db, account, async (write) => {
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

/** Ends a link for good, with all that its guest has said. False where there is none. */
export const eraseLink = (db: Kysely<Database>, { account, folder, link }: LinkOf): Promise<boolean> =>
  oneAtATime(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return false;
    const { numDeletedRows } = await write
      .deleteFrom('folder_link')
      .where('id', '=', link)
      .where('folder_id', '=', folder)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

/** Deletes the links that have ended, with what their guests have said, once they cannot be opened again. */
export async function forgetEndedLinks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('folder_link')
    .where(endOf, '<', sql<Date>`${sqlNow()} - make_interval(days => ${retention.removedHomesDays})`)
    .execute();
}
