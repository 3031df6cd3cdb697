import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Folder } from '../schema-folders';
import { firstFolderName, folderNameKey, maxFolders } from '@domain/favorites/folders';
import { withAccountLock } from '@api/accounts/queries/account-lock';

export type NamedFolder = Pick<Folder, 'id' | 'name'>;

/** A name without a folder creates one. */
export type FolderTarget = { id: number } | { name: string };

const activeFolders = (db: Kysely<FavoritesDatabase>, account: number) =>
  db.selectFrom('folder').where('account_id', '=', account).where('removal_id', 'is', null);

/** Last used first. */
export const foldersOf = (db: Kysely<FavoritesDatabase>, account: number): Promise<NamedFolder[]> =>
  activeFolders(db, account)
    .select(['id', 'name'])
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** undefined: missing, removed, or of another account. */
export const ownFolder = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  folder: number,
): Promise<NamedFolder | undefined> =>
  activeFolders(db, account).select(['id', 'name']).where('id', '=', folder).executeTakeFirst();

export const folderByName = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  name: string,
): Promise<NamedFolder | undefined> =>
  activeFolders(db, account)
    .select(['id', 'name'])
    .where('name_key', '=', folderNameKey(name))
    .executeTakeFirst();

/** 'full': `maxFolders` exist. */
export const makeFolder = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  name: string,
): Promise<NamedFolder | 'taken' | 'full'> =>
  withAccountLock(db, account, async (write) =>
    (await folderByName(write, account, name)) ? 'taken' : insertFolder(write, account, name),
  );

async function insertFolder(
  write: Kysely<FavoritesDatabase>,
  account: number,
  name: string,
): Promise<NamedFolder | 'full'> {
  const { count } = await activeFolders(write, account)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxFolders) return 'full';
  const now = sqlNow();
  return write
    .insertInto('folder')
    .values({ account_id: account, name, name_key: folderNameKey(name), created_at: now, used_at: now })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** The name may change only in case. 'unknown': not a folder of the account. */
export const renameFolder = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  folder: number,
  name: string,
): Promise<'renamed' | 'taken' | 'unknown'> =>
  withAccountLock(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return 'unknown';
    const other = await folderByName(write, account, name);
    if (other && other.id !== folder) return 'taken';
    await write
      .updateTable('folder')
      .set({ name, name_key: folderNameKey(name) })
      .where('id', '=', folder)
      .execute();
    return 'renamed';
  });

/** Without `target`, the last used folder or a first one. Call it in `withAccountLock`. */
export async function folderFor(
  write: Kysely<FavoritesDatabase>,
  account: number,
  target: FolderTarget | undefined,
): Promise<NamedFolder | 'unknown' | 'full'> {
  if (target && 'id' in target) return (await ownFolder(write, account, target.id)) ?? 'unknown';
  const name = target?.name ?? firstFolderName;
  const found = target ? await folderByName(write, account, name) : (await foldersOf(write, account))[0];
  return found ?? insertFolder(write, account, name);
}

/** The next favorite without a target goes to this folder. */
export const useFolder = (write: Kysely<FavoritesDatabase>, folder: number) =>
  write.updateTable('folder').set({ used_at: sqlNow() }).where('id', '=', folder).execute();
